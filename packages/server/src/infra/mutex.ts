export type Lane = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets one piece of work start when the one before it is done, however that ended. */
export function createLane(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };
}
