import { composeLooks, describeOutfit, type OutfitProposal, type OutfitSpec } from '@glow/stylist';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openModels } from '#infra/ai/open-models.ts';
import { SYSTEM_CLOCK } from '#infra/clock.ts';
import { createLog } from '#infra/logging/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { cutsOff, fails, says, stalls, startModelServer } from '#test/model-server.ts';
import { openTestQuiz, type TestQuizOptions } from '#test/test-quiz.ts';
import { readProposals } from './propose-looks.ts';

const BODY = { styles: ['Casual' as const], bodyShapes: ['Pear' as const], use_weather: false };
const REQUEST = { style: 'Casual', bodyShape: 'Pear', weather: 'hot' } as const;
const MODEL = 'style-1';

/** Colours go by the nearest name; these proposals are our own looks in a model's words. */
const proposalOf = ({ scene, items }: OutfitSpec): OutfitProposal => ({
  scene: scene.name,
  items: items.map(({ garment, cloth }) => ({ garment, cloth: cloth.name, colour: 'ivory' })),
});

/** Proposals that the stylist takes, found by asking it. */
async function soundProposals(quiz: Awaited<ReturnType<typeof open>>['quiz'], count: number) {
  const proposals = composeLooks(REQUEST, { count: 24, seed: 8 }).map(proposalOf);
  const dressed = await quiz.dependencies.lookbook.dress({ request: REQUEST, proposals, seed: 1 });
  const sound = proposals.filter((_, index) => dressed[index]?.state === 'sound');
  expect(sound.length).toBeGreaterThanOrEqual(count);
  return sound.slice(0, count);
}

async function open(options: TestQuizOptions = {}) {
  const server = await startModelServer();
  const lines: string[] = [];
  const metrics = createMetrics();
  const provider = { baseUrl: server.baseUrl, apiKey: 'sk-secret', textModel: MODEL };
  const log = createLog({ write: (line) => void lines.push(line) });
  const models = openModels(provider, { clock: SYSTEM_CLOCK, metrics, log });
  const quiz = await openTestQuiz({ ...options, overrides: { models, metrics } });
  onTestFinished(() => quiz.close());
  return { server, quiz, metrics, logged: () => lines.join('') };
}

const looksJson = (looks: readonly OutfitProposal[]) => JSON.stringify({ looks });
const isModels = ({ reasons }: { readonly reasons: readonly string[] }) =>
  reasons.at(-1) === `Put together by ${MODEL} from our wardrobe.`;

describe('a text model', () => {
  it('proposes looks that are held to the gates, credited and stored', async () => {
    const { server, quiz, metrics } = await open();
    quiz.weatherSource.becomes(30);
    const [first, second] = await soundProposals(quiz, 2);
    server.answers(says(looksJson([first, second].flatMap((look) => look ?? []))));
    const { outfits } = await quiz.generate({
      ...BODY,
      use_weather: true,
      latitude: 1,
      longitude: 1,
      image_count: 4,
    });
    expect(outfits).toHaveLength(4);
    expect(outfits.map(isModels)).toEqual([true, true, false, false]);
    expect(server.asked).toHaveLength(1);
    const [{ path, authorization, body } = { path: '', authorization: '', body: '{}' }] = server.asked;
    expect([path, authorization]).toEqual(['/v1/chat/completions', 'Bearer sk-secret']);
    expect(JSON.parse(body)).toMatchObject({ model: MODEL, response_format: { type: 'json_schema' } });
    expect(body).not.toMatch(/latitude|127\.0\.0\.1/);
    const keyOf = (image: string) => /([0-9a-f]{32})\.png$/.exec(image)?.[1] ?? '';
    const opened = await quiz.dependencies.lookbook.open(keyOf(outfits[0]?.image ?? ''));
    expect(opened?.source).toBe('generated');
    expect((await metrics.proposedLooks.get()).values).toContainEqual(
      expect.objectContaining({ labels: { outcome: 'taken' }, value: 2 }),
    );
    expect((await metrics.modelTokens.get()).values.map(({ value }) => value)).toEqual([900, 120]);
  });

  it('is told once what breaks a rule, and gives another', async () => {
    const { server, quiz } = await open();
    quiz.weatherSource.becomes(30);
    const [sound] = await soundProposals(quiz, 1);
    if (!sound) return;
    const [item] = sound.items;
    const twoTops = { ...sound, items: [...sound.items, ...(item ? [item] : [])] };
    server.answers(says(looksJson([twoTops])), says(`\`\`\`json\n${looksJson([sound])}\n\`\`\``));
    const { outfits } = await quiz.generate({
      ...BODY,
      use_weather: true,
      latitude: 1,
      longitude: 1,
      image_count: 1,
    });
    expect(outfits.map(isModels)).toEqual([true]);
    expect(server.asked[1]?.body).toContain('A look has one');
  });

  it.each([
    ['answers 429', fails(429, { 'retry-after': '60' }), 'status 429'],
    ['answers 500', fails(500), 'status 500'],
    ['refuses our key', fails(401), 'status 401'],
    ['is cut off', cutsOff, 'unreachable|unreadable'],
    ['writes a megabyte of prose', says('A look for you. '.repeat(70_000)), 'unreachable|unreadable'],
  ])('that %s leaves the looks to the built-in stylist', async (_what, answer, failure) => {
    const { server, quiz, logged } = await open();
    server.answers(answer);
    const { outfits } = await quiz.generate({ ...BODY, image_count: 4 });
    expect(outfits).toHaveLength(4);
    expect(outfits.some(isModels)).toBe(false);
    expect(logged()).toMatch(new RegExp(`"failure":"(${failure})"`));
    expect(logged()).not.toContain('sk-secret');
  });

  it.each([
    ['prose', 'I would wear linen.'],
    ['cut JSON', looksJson([{ scene: 'sun', items: [] }]).slice(0, -4)],
    ['another form', JSON.stringify({ looks: [{ scene: 'sun' }] })],
    ['nothing', ''],
  ])('that says %s leaves the looks to the built-in stylist', async (_what, content) => {
    const { server, quiz } = await open();
    server.answers(says(content));
    const { outfits } = await quiz.generate({ ...BODY, image_count: 2 });
    expect(outfits).toHaveLength(2);
    expect(outfits.some(isModels)).toBe(false);
  });

  it('that stalls is waited for six seconds and no longer', { timeout: 20_000 }, async () => {
    const { server, quiz, logged } = await open();
    server.answers(stalls);
    const { outfits } = await quiz.generate({ ...BODY, image_count: 2 });
    expect(outfits).toHaveLength(2);
    expect(logged()).toContain('"failure":"too late"');
  });

  it('that keeps failing is left alone, and a day asks it so often for one address', async () => {
    const { server, quiz } = await open();
    server.answers(fails(500));
    quiz.weatherSource.becomes(30); // so that a call asks once, not once for each weather
    const place = { use_weather: true, latitude: 1, longitude: 1 };
    for (let turn = 0; turn < 8; turn += 1) await quiz.generate({ ...BODY, ...place, image_count: 2 });
    expect(server.asked).toHaveLength(5);
    const limited = await open({ limits: 'on' });
    limited.server.answers(says('{"looks":[]}'));
    for (let turn = 0; turn < 12; turn += 1) await limited.quiz.generate({ ...BODY, image_count: 1 });
    expect(limited.server.asked).toHaveLength(20);
  });

  it('is named as the provider, and asked nothing for a recommended deck', async () => {
    const { server, quiz } = await open();
    const { ai } = await quiz.recommend({ ...BODY, image_count: 10 });
    expect(ai).toEqual({ enabled: true, provider: MODEL });
    expect(server.asked).toEqual([]);
  });
});

describe('readProposals', () => {
  it('bounds what it reads', () => {
    const item = { garment: 'g', cloth: 'c', colour: 'x' };
    const of = (look: unknown) => readProposals(JSON.stringify({ looks: [look] }));
    expect(of({ scene: 's', items: [item] })).toHaveLength(1);
    expect(of({ scene: 's', items: Array.from({ length: 40 }, () => item) })).toEqual([]);
    expect(of({ scene: 'x'.repeat(81), items: [] })).toEqual([]);
    expect(of({ scene: 's', items: [], extra: 1 })).toEqual([]);
    const [look] = composeLooks(REQUEST, { count: 1, seed: 1 });
    expect(look && describeOutfit(look).reasons.at(-1)).not.toContain('Put together by');
  });
});
