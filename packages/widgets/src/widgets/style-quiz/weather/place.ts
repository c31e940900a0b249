/** Where the visitor is, to a tenth of a degree: about ten kilometres. Never stored. */
interface VisitorPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/** What came of asking for the place; undefined where it is not known. */
export type PlaceAnswer = VisitorPlace | 'denied' | undefined;

/** Resolves to the place, or to nothing where it takes longer or nobody waits for it any more. */
export function placeInTime(
  asked: Promise<PlaceAnswer>,
  signal: AbortSignal,
  maxWaitMs: number,
): Promise<PlaceAnswer> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWaitMs);
    const settle = (place?: PlaceAnswer) => {
      clearTimeout(timer);
      resolve(place);
    };
    asked.then(settle, () => settle());
    signal.addEventListener('abort', () => settle());
  });
}
