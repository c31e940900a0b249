export type SingleFlight<Value> = (key: string, start: () => Promise<Value>) => Promise<Value>;

/** Runs what is asked for under one key once, however many ask before it is done; failures are not kept. */
export function createSingleFlight<Value>(): SingleFlight<Value> {
  const underWay = new Map<string, Promise<Value>>();
  return (key, start) => {
    const joined = underWay.get(key);
    if (joined) return joined;
    const started = start().finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
