import { Button, type ButtonLook } from '@glow/kit';
import { lazy, Suspense, useState } from 'react';
import { loadScript } from '../hydration/load-script.ts';
import { FIGURE_TEXTS } from './figure.messages.ts';
import type { FigureDraft } from './figure-draft.ts';
import { useOwnFigure } from './own-figure.ts';

const FigureEditor = lazy(() =>
  loadScript(async () => ({ default: (await import('./figure-editor.tsx')).FigureEditor })),
);

interface SeeItOnYouProps extends Pick<ButtonLook, 'variant' | 'size' | 'className'> {
  readonly said?: FigureDraft | undefined;
}

/** Opens the choice of one's own figure, which loads when it is wanted. */
export function SeeItOnYou({ said, ...look }: SeeItOnYouProps) {
  const own = useOwnFigure();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {own ? FIGURE_TEXTS.change : FIGURE_TEXTS.open}
      </Button>
      {isOpen && (
        <Suspense>
          <FigureEditor {...(said && { said })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
