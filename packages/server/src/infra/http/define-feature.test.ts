import { fastify } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/test-app.ts';
import { defineFeature } from './define-feature.ts';

const greeting = defineFeature<{ readonly text: string }>('greeting', (app, { text }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('x-greeting', 'yes'));
  app.get('/greeting', async () => ({ text }));
});

describe('defineFeature', () => {
  it('registers a feature with what it depends on, whose hooks stay its own', async () => {
    const { app, close } = await createTestApp({
      async register(scope) {
        await scope.register(greeting, { text: 'hello' });
        scope.get('/other', async () => ({}));
      },
    });
    onTestFinished(close);
    const answer = await app.inject('/greeting');
    expect([answer.json(), answer.headers['x-greeting']]).toEqual([{ text: 'hello' }, 'yes']);
    expect((await app.inject('/other')).headers['x-greeting']).toBeUndefined();
    expect((await app.inject({ method: 'DELETE', url: '/greeting' })).statusCode).toBe(405);
  });

  it('refuses an app without the plugins that listen for routes', async () => {
    const app = fastify();
    onTestFinished(() => app.close());
    await expect(app.register(greeting, { text: 'hello' })).rejects.toThrow(/allowed-methods/);
  });
});
