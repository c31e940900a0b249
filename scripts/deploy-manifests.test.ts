import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, type Call } from '@glow/api/calls';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { findUnknownFields, type Manifest, validateManifest } from './deploy/validate-manifest.ts';
import { ROOT } from './run.ts';

const FOLDER = join(ROOT, 'docs/deploy');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const manifests: readonly Manifest[] = globSync('kubernetes/*.yaml', { cwd: FOLDER }).flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);
/** The settings that the README lists. */
const settings = new Set(
  readFileSync(join(ROOT, 'README.md'), 'utf8').match(/\b(?:GLOW_\w+|\w+_URL|PORT|HOST)\b/g),
);
const settingsIn = (text: string) => [
  ...text.matchAll(/^\s*(?:- name: )?(GLOW_\w+|DATABASE_URL|REDIS_URL)\b/gm),
];

describe('docs/deploy/kubernetes', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    'has a valid %s %s, without a field that Kubernetes does not know',
    async (_kind, _name, manifest) => {
      await validateManifest(manifest);
      expect(await findUnknownFields(manifest)).toEqual([]);
    },
  );

  it('holds what serves, what draws, and what keeps both up', () => {
    const kinds = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(kinds.toSorted()).toEqual([
      'ConfigMap glow',
      'Deployment glow-draw',
      'Deployment glow-serve',
      'HorizontalPodAutoscaler glow-draw',
      'HorizontalPodAutoscaler glow-serve',
      'Ingress glow',
      'PodDisruptionBudget glow-draw',
      'PodDisruptionBudget glow-serve',
      'Secret glow',
      'Service glow',
    ]);
  });

  it.each([
    ['replicaz', (spec: Record<string, unknown>) => void Object.assign(spec, { replicaz: 3 })],
    [
      'livenesProbe',
      (spec: Record<string, unknown>) => {
        const { template } = spec as { template: { spec: { containers: [object] } } };
        Object.assign(template.spec.containers[0], { livenesProbe: {} });
      },
    ],
  ])('is checked for a field such as %s', async (name, change) => {
    const deployment = structuredClone(manifests.find(({ kind }) => kind === 'Deployment'));
    if (!deployment?.spec) throw new Error('There is a deployment.');
    change(deployment.spec);
    expect(await findUnknownFields(deployment)).toEqual([expect.stringMatching(new RegExp(`${name}$`))]);
  });
});

describe('docs/deploy', () => {
  it.each(['compose.yaml', 'kubernetes/serve.yaml', 'kubernetes/draw.yaml', 'kubernetes/settings.yaml'])(
    'names in %s only settings that there are',
    (file) => {
      const named = settingsIn(read(file)).map(([, name]) => name);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((name) => !settings.has(`${name}`))).toEqual([]);
    },
  );

  it('has a request sent again to those calls that do no harm twice, and to no other', () => {
    const locations = read('nginx-locations.conf');
    const [, pattern = ''] = /^location ~ (\S+) \{$/m.exec(locations) ?? [];
    const sentAgain = (path: string) => new RegExp(pattern).test(path.replace(/\{\w+\}/, 'a'));
    for (const { method, path, repeat } of Object.values<Call>(CALLS)) {
      if (method === 'POST') expect(sentAgain(path), path).toBe(repeat === 'harmless');
    }
  });

  it('composes services that refer to what is there', () => {
    const { services, volumes } = parse(read('compose.yaml'), { merge: true });
    for (const { depends_on = [] } of Object.values<{ depends_on?: string[] }>(services))
      for (const name of depends_on) expect(Object.keys(services)).toContain(name);
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['serve', 'draw', 'balancer', 'database', 'redis']),
    );
    expect([services.serve, services.draw].map(({ environment }) => environment.GLOW_ROLE)).toEqual([
      'serve',
      'draw',
    ]);
    expect(Object.keys(volumes)).toEqual(['database']);
  });
});
