/** Returns the element at an index that exists by construction; throws RangeError when it does not. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`);
  return value;
}

/** Returns the last element of a list that is never empty; throws RangeError when it is. */
export function lastOf<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}
