const NETWORKS = 200;
let clients = 0;

/**
 * Headers of a client that nobody has heard of yet, so that limits per address do not add up over many journeys; no two
 * workers share one.
 */
export function newClient(): Record<string, string> {
  clients += 1;
  const network = Number(process.env.TEST_WORKER_INDEX ?? 0) % NETWORKS;
  return { 'x-forwarded-for': `10.${network}.${Math.floor(clients / 250)}.${(clients % 250) + 1}` };
}
