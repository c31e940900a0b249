import { SCRIPT_TARGET, STYLE_TARGETS } from '@glow/kit/browsers';
import { build, type InlineConfig, type Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'][number];

/** Runs Vite without writing; returns what it would have written. */
export async function bundle(config: InlineConfig): Promise<readonly Output[]> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    ...config,
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      target: SCRIPT_TARGET,
      cssTarget: STYLE_TARGETS,
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // `'use client'` stands at the top of the React entry, and rolldown keeps it there.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  });
  const list = (Array.isArray(outputs) ? outputs : [outputs]) as Rolldown.RolldownOutput[];
  return list.flatMap(({ output }) => output);
}

export function chunksOf(outputs: readonly Output[]): readonly Rolldown.OutputChunk[] {
  return outputs.filter((output) => output.type === 'chunk');
}
