import { useEffect, useState } from 'react';
import { fitOutfits } from './fit-outfits.ts';
import { useOwnFigure } from './own-figure.ts';

interface Pictured {
  readonly image: string;
  readonly alt: string;
}

const NONE: ReadonlyMap<string, Pictured> = new Map();

/** Returns a function that gives saved looks the pictures of one's own figure, as they come; without a figure their own. */
export function useShownPictures(items: readonly Pictured[]): <Item extends Pictured>(item: Item) => Item {
  const figure = useOwnFigure();
  const [fitted, setFitted] = useState(NONE);
  const asked = JSON.stringify(items.map(({ image }) => image));
  useEffect(() => {
    setFitted(NONE);
    const images: readonly string[] = JSON.parse(asked);
    if (!figure || images.length === 0) return;
    const abort = new AbortController();
    fitOutfits(images, figure, abort.signal).then((looks) => abort.signal.aborted || setFitted(looks));
    return () => abort.abort();
  }, [figure, asked]);
  return (item) => {
    const shown = fitted.get(item.image);
    return shown ? { ...item, image: shown.image, alt: shown.alt } : item;
  };
}
