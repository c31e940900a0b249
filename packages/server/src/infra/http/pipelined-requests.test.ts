import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/test-app.ts';

const request = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\n${last ? 'connection: close\r\n' : ''}\r\n`;

describe('serialisePipelinedRequests', () => {
  let server: TestApp;
  let port: number;
  let answered: string[];
  let underWay: number;
  let mostUnderWay: number;
  beforeEach(async () => {
    answered = [];
    underWay = 0;
    mostUnderWay = 0;
    server = await createTestApp({
      register: (app) => {
        app.get('/many/:number', async ({ params }) => {
          underWay += 1;
          mostUnderWay = Math.max(mostUnderWay, underWay);
          await delay(1);
          underWay -= 1;
          answered.push('many');
          return params;
        });
        app.get('/other', async () => {
          answered.push('other');
          return {};
        });
      },
    });
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(() => server.close());
  const open = () => connect(port, '127.0.0.1');
  const pipeline = (socket: Socket, count: number) => {
    const paths = Array.from({ length: count }, (_, number) => `/many/${number}`);
    socket.write(paths.map((path, index) => request(path, index === count - 1)).join(''));
  };

  it('answers requests that were sent ahead in their order, one at a time', async () => {
    const socket = open();
    pipeline(socket, 50);
    const answers = await text(socket);
    const numbers = [...answers.matchAll(/\{"number":"(\d+)"\}/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([...Array(50).keys()]);
    expect(mostUnderWay).toBe(1);
  });

  it('lets another connection proceed between them', async () => {
    const [many, other] = [open(), open()];
    await Promise.all(
      [many, other].map((socket) => new Promise((resolve) => socket.once('connect', resolve))),
    );
    pipeline(many, 900);
    other.write(request('/other', true));
    expect(await text(other)).toMatch(/^HTTP\/1\.1 200 /);
    const before = answered.indexOf('other');
    expect(before).toBeLessThan(100);
    many.destroy();
  });

  it('continues where the client has gone', async () => {
    const gone = open();
    pipeline(gone, 20);
    gone.end();
    gone.destroy();
    const socket = open();
    socket.write(request('/other', true));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('answers at most 1000 requests of one connection', async () => {
    const socket = open();
    let answers = '';
    socket.on('data', (bytes) => {
      answers += bytes;
    });
    socket.write(Array.from({ length: 1001 }, () => request('/other')).join(''));
    await expect.poll(() => answers).toContain('HTTP/1.1 503 ');
    expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(1000);
    socket.destroy();
  });

  it('disconnects a client that sends half a request and reads nothing', async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.pause();
    socket.write('GARBAGE\r\n\r\n');
    const open = () =>
      new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(() => answeredBytes(socket)).toBeGreaterThan(0);
    await expect.poll(open).toBe(0);
    socket.destroy();
  });
});

const answeredBytes = (socket: Socket) => {
  socket.read(0);
  return socket.bytesRead;
};
