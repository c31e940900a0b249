import { runOn } from '../../packages/server/test/postgres-databases.ts';
import { freePort, type Installation, Product } from './product.ts';

/** Names the servers that all journeys go to, where there are any: their address, and that of their PostgreSQL. */
export const SHARED_INSTALLATION = {
  address: 'GLOW_JOURNEYS_ON',
  database: 'GLOW_JOURNEYS_DATABASE',
} as const;

/** Starts a product with these settings, or returns the servers that run already. */
export async function openInstallation(environment?: NodeJS.ProcessEnv): Promise<Installation> {
  const { [SHARED_INSTALLATION.address]: url, [SHARED_INSTALLATION.database]: database } = process.env;
  if (url && database) return { url, countRegistrations: countOn(database), remove: async () => {} };
  const product = new Product(await freePort(), environment);
  await product.start();
  return product;
}

function countOn(database: string) {
  return async (email: string) => {
    const rows = await runOn(database, 'select email as name from early_access_registrations');
    return rows.filter(({ name }) => name === email).length;
  };
}
