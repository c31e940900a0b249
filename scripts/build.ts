import { join } from 'node:path';
import { ROOT, run } from './run.ts';

/**
 * Builds what is not built from the sources as they are: the `build` script of package.json, run by wireit.
 * @throws {Error} where a part cannot be built; what it wrote has been printed.
 */
export async function buildAll(): Promise<void> {
  // wireit learns from these which script it is; npm sets the same.
  const environment = {
    npm_lifecycle_event: 'build',
    npm_package_json: join(ROOT, 'package.json'),
    npm_config_user_agent: process.env.npm_config_user_agent ?? 'npm/11.0.0',
  };
  const code = await run(['node', 'node_modules/wireit/bin/wireit.js'], { environment });
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
}
