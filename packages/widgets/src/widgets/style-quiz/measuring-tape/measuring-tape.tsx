import type { BodyShape } from '@glow/api';
import { useId, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { addStyles } from '#shared/popover/add-styles.ts';
import type { PopoverPlace } from '#shared/popover/popover.tsx';
import type { StyleQuizStrings } from '../style-quiz.messages.ts';
import { MeasuringForm } from './measuring-form.tsx';
import measuringTapeCss from './measuring-tape.css?inline';
import { MEASURING_STRINGS } from './measuring-tape.messages.ts';

/** From here on, in px of the quiz, it has room beside the cards; below it is a sheet from the bottom of the window. */
const BESIDE_FROM_PX = 900;

export interface MeasuringTapeProps extends PopoverPlace {
  readonly strings: StyleQuizStrings;
  readonly onChoose: (shape: BodyShape) => void;
}

/** Renders the measuring helper where it covers no question: beside the cards, or as a sheet on a phone. */
export function MeasuringTape({ strings, onChoose, anchor, root, onClose }: MeasuringTapeProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const texts = { ...MEASURING_STRINGS, ...strings };
  useInsertionEffect(() => addStyles(root, [measuringTapeCss]), [root]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (root && root.clientWidth >= BESIDE_FROM_PX) dialog?.show();
    else dialog?.showModal();
    dialog?.focus({ preventScroll: true });
    return () => dialog?.close();
  }, [root]);

  function close() {
    ref.current?.close(); // it gives the focus to what had it, which in Safari is no button
    anchor?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <dialog
      ref={ref}
      className="glow-measure"
      part="measure"
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={close}
      onClick={({ target }) => target === ref.current && ref.current.matches(':modal') && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <div className="glow-measure-page">
        <h3 className="glow-display glow-measure-title" id={titleId}>
          {texts.helpTitle}
        </h3>
        <button
          type="button"
          className="glow-measure-close"
          part="measure-close"
          aria-label={texts.helpClose}
          onClick={close}
        >
          ×
        </button>
        <p>{texts.helpLead}</p>
        <MeasuringForm
          texts={texts}
          onChoose={(shape) => {
            onChoose(shape);
            close();
          }}
        />
      </div>
    </dialog>
  );
}
