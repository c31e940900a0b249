let clients = 0;

/** Headers of a client that nobody has heard of yet, so that limits per address do not add up over many journeys. */
export function newClient(): Record<string, string> {
  clients += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(clients / 250)}.${(clients % 250) + 1}` };
}
