import type { InstantOption } from '@glow/api';
import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import { vibePicture } from './picture.ts';

export interface PocketCardProps {
  readonly option: InstantOption;
  readonly label: string;
  readonly action: string;
  /** Where its picture is; undefined: there is none yet. */
  readonly apiBase: string | undefined;
  readonly choice: 'open' | 'picked';
  readonly buttonRef: Ref<HTMLButtonElement> | undefined;
  readonly onPick: ((option: InstantOption) => void) | undefined;
}

/** A stylist standing in a pocket of the look's own cloth. */
export function PocketCard({ option, label, action, apiBase, choice, buttonRef, onPick }: PocketCardProps) {
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a card
    <div
      role="group"
      aria-labelledby={labelId}
      className={clsx('glow-pocket-card', choice === 'picked' && 'glow-picked')}
      part={clsx('card', choice === 'picked' && 'card-picked')}
      data-vibe={option.vibe}
    >
      <img
        src={apiBase === undefined ? undefined : vibePicture(apiBase, option.vibe)}
        alt=""
        width="320"
        height="427"
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true; // a broken picture has a frame
        }}
      />
      <div className="glow-pocket" part="pocket">
        <span className="glow-display glow-pocket-label" id={labelId}>
          {label}
        </span>
        <button
          ref={buttonRef}
          type="button"
          className="glow-pocket-button"
          part="style-me"
          onClick={() => onPick?.(option)}
        >
          {action}
        </button>
      </div>
    </div>
  );
}
