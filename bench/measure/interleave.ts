/** Runs every contestant `rounds` times, in an order shuffled anew each round, and keeps each one's samples. */
export async function interleave<Name extends string>(
  contestants: Readonly<Record<Name, () => Promise<number>>>,
  rounds: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contestants) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    const order = names.map((name) => ({ name, at: Math.random() })).sort((a, b) => a.at - b.at);
    for (const { name } of order) samples[name].push(await contestants[name]());
  }
  return samples;
}
