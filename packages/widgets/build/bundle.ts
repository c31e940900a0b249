import { build, type InlineConfig, type Rolldown } from 'vite';

/** Runs Vite without writing; gives the script chunks. */
export async function bundle(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    ...config,
    build: { write: false, modulePreload: false, reportCompressedSize: false, ...config.build },
  });
  const list = (Array.isArray(outputs) ? outputs : [outputs]) as Rolldown.RolldownOutput[];
  return list.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}
