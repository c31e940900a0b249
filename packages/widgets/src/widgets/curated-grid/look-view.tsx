import type { Outfit } from '@glow/api';
import { Dialog } from '@glow/kit/dialog';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { lookPicture } from '#shared/look-picture.ts';
import { LookTags } from '#shared/look-tags.tsx';
import type { SaveStatus } from './curated-grid.machine.ts';
import type { CuratedGridStrings } from './curated-grid.messages.ts';
import { Palette, SaveButton } from './look-card.tsx';

interface LookViewProps {
  /** Undefined: closed. */
  readonly outfit: Outfit | undefined;
  /** The look as it is on the figure; default: as it was liked. */
  readonly shown?: Outfit | undefined;
  readonly status: SaveStatus;
  readonly strings: CuratedGridStrings;
  readonly onSave: (outfit: Outfit) => void;
  readonly onClose: () => void;
  /** What floats above it. */
  readonly children: ReactNode;
}

/** Renders one look large, over the page: its picture, why it was chosen, its colours, and the way into the wardrobe. */
export function LookView({
  outfit,
  shown = outfit,
  status,
  strings,
  onSave,
  onClose,
  children,
}: LookViewProps) {
  const nameId = useId();
  return (
    <Dialog
      state={outfit ? 'open' : 'closed'}
      labelledBy={nameId}
      closeLabel={strings.closeLook}
      onClose={onClose}
      className="glow-look-view"
    >
      {outfit && shown && (
        <>
          <img
            {...lookPicture(shown.image)}
            className="glow-look-large"
            style={{ '--g-cloth': shown.palette[0] } as CSSProperties}
            alt={shown.alt || shown.name}
            width="480"
            height="640"
            part="large-picture"
          />
          <div className="glow-look-about">
            <h2 className="glow-display" id={nameId}>
              {outfit.name}
            </h2>
            {shown.reasons.map((reason) => (
              <p key={reason} part="reason">
                {reason}
              </p>
            ))}
            <Palette palette={shown.palette} />
            <LookTags tags={shown.tags} />
            <SaveButton status={status} strings={strings} outfit={outfit} onSave={onSave} />
          </div>
          {children}
        </>
      )}
    </Dialog>
  );
}
