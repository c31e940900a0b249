import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { JSON_MAX_BYTES } from '@glow/api';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/test-app.ts';

it('answers who still sends a body that is too large, and resets no connection', async () => {
  const server = await createTestApp({
    register: (app) => {
      app.post('/small', async () => ({}));
    },
  });
  onTestFinished(() => server.close());
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // As a proxy does, it goes on sending whatever it has got meanwhile.
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', allowHalfOpen: true });
  const closed = once(socket, 'close');
  const answer = text(socket);
  const part = '['.repeat(JSON_MAX_BYTES);
  const lines = ['POST /small HTTP/1.1', 'host: x', 'content-type: application/json'];
  socket.write(`${lines.join('\r\n')}\r\ncontent-length: ${2 * part.length}\r\n\r\n`);
  // By the time that another request is answered, what was sent has been looked at.
  await (await fetch(`${address}/nothing`)).text();
  socket.write(part);
  await (await fetch(`${address}/nothing`)).text();
  socket.end(part);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(await closed).toEqual([false]); // not by an error
});
