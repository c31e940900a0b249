import { describe, expect, it } from 'vitest';
import { WorkerFailedError } from '../worker/worker-thread.ts';
import { RenderFailedError, RenderQueueFullError } from './render.errors.ts';
import { type Demand, RenderQueue } from './render-queue.ts';
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts';

const DONE: WorkerAnswer = { kind: 'files', files: {} };
const pictureNamed = (svg: string) =>
  ({ source: { svg }, widthPx: 320, wants: 'files', formats: new Set(['png'] as const) }) as const;

/** A queue over one thread that draws when told to. */
function createQueue(maxQueued: number) {
  const drawn: string[] = [];
  const { promise: start, resolve: release } = Promise.withResolvers<void>();
  const thread = {
    async run({ source }: WorkerRequest) {
      await start;
      if ('svg' in source) drawn.push(source.svg);
      return DONE;
    },
  };
  const queue = new RenderQueue([thread], maxQueued);
  const ask = (name: string, demand: Demand) => queue.add(pictureNamed(name), demand).answer;
  return { queue, ask, drawn, release };
}

describe('RenderQueue', () => {
  it('lets clients take turns, however many pictures one of them asks for', async () => {
    const { ask, drawn, release } = createQueue(64);
    const greedy = Array.from({ length: 5 }, (_, index) =>
      ask(`a${index}`, { urgency: 'asked', client: '10.0.0.1' }),
    );
    const modest = ['b0', 'b1'].map((name) => ask(name, { urgency: 'asked', client: '10.0.0.2' }));
    release();
    await Promise.all([...greedy, ...modest]);
    expect(drawn).toEqual(['a0', 'a1', 'b0', 'a2', 'b1', 'a3', 'a4']);
  });

  it('draws looks of the catalogue before generated ones, and these before what nobody asked for', async () => {
    const { ask, drawn, release } = createQueue(64);
    const urgencies = ['asked', 'ahead', 'generated', 'asked', 'first'] as const;
    const all = urgencies.map((urgency, index) => ask(`${index} ${urgency}`, { urgency }));
    release();
    await Promise.all(all);
    expect(drawn).toEqual(['0 asked', '4 first', '3 asked', '2 generated', '1 ahead']);
  });

  it('makes room in a full queue for a client who waits for less', async () => {
    const { ask, release } = createQueue(3);
    const greedy = Array.from({ length: 4 }, (_, index) =>
      ask(`a${index}`, { urgency: 'asked', client: '10.0.0.1' }),
    );
    const outcomes = Promise.allSettled(greedy);
    const modest = ask('b', { urgency: 'asked', client: '10.0.0.2' });
    release();
    await expect(modest).resolves.toBe(DONE);
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    await expect(greedy[3]).rejects.toBeInstanceOf(RenderQueueFullError);
  });

  it('refuses what would come last in a full queue', async () => {
    const { ask, release } = createQueue(1);
    const kept = [ask('running', { urgency: 'asked' }), ask('waiting', { urgency: 'asked' })];
    expect(() => ask('late', { urgency: 'ahead' })).toThrow(RenderQueueFullError);
    release();
    await expect(Promise.all(kept)).resolves.toEqual([DONE, DONE]);
  });

  it('lets a picture take the sooner of the places of two clients who want it', async () => {
    const { queue, ask, drawn, release } = createQueue(64);
    const greedy = Array.from({ length: 4 }, (_, index) =>
      ask(`a${index}`, { urgency: 'asked', client: '10.0.0.1' }),
    );
    const shared = queue.add(pictureNamed('shared'), { urgency: 'asked', client: '10.0.0.1' });
    queue.hasten(shared, { urgency: 'asked', client: '10.0.0.2' });
    release();
    await Promise.all([...greedy, shared.answer]);
    expect(drawn.indexOf('shared')).toBe(2);
  });

  it('draws once more what hung, and fails where it hangs again', async () => {
    let tries = 0;
    const hung = new WorkerFailedError('timed-out', 'It hung.');
    const thread = (hangs: number) => ({
      async run() {
        tries += 1;
        if (tries <= hangs) throw hung;
        return DONE;
      },
    });
    const first = new RenderQueue([thread(1)], 1).add(pictureNamed('a'), { urgency: 'asked' });
    await expect(first.answer).resolves.toBe(DONE);
    tries = 0;
    const second = new RenderQueue([thread(2)], 1).add(pictureNamed('b'), { urgency: 'asked' });
    await expect(second.answer).rejects.toBeInstanceOf(RenderFailedError);
    expect(tries).toBe(2);
  });
});
