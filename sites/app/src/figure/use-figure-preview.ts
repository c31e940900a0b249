import type { Figure, FigurePicture } from '@glow/api';
import { drawFigure } from '@glow/api/client';
import { useEffect, useState } from 'react';
import { SITE_API } from '../session/site-api.ts';

/** What the smallest picture of a look is wide; the server draws it before all else. */
const WIDTH_PX = 320;

export interface FigurePreview {
  readonly status: 'none' | 'drawing' | 'shown' | 'failed';
  /** The newest that came; it stays while the next is drawn. */
  readonly picture?: FigurePicture | undefined;
}

async function drawn(figure: Figure, signal: AbortSignal): Promise<FigurePicture> {
  const { image, alt } = await drawFigure(SITE_API, figure, { signal });
  const picture = new Image();
  picture.src = `${image}?w=${WIDTH_PX}`;
  await picture.decode();
  return { image: picture.src, alt };
}

/** Returns the picture of a figure in plain clothes, redrawn whenever it changes. */
export function useFigurePreview(figure: Figure | undefined): FigurePreview {
  const [preview, setPreview] = useState<FigurePreview>({ status: 'none' });
  const asked = figure && JSON.stringify(figure);
  useEffect(() => {
    if (!asked) return setPreview({ status: 'none' });
    const abort = new AbortController();
    const { signal } = abort;
    setPreview(({ picture }) => ({ status: 'drawing', picture }));
    drawn(JSON.parse(asked), signal).then(
      (picture) => signal.aborted || setPreview({ status: 'shown', picture }),
      () => signal.aborted || setPreview(({ picture }) => ({ status: 'failed', picture })),
    );
    return () => abort.abort();
  }, [asked]);
  return preview;
}
