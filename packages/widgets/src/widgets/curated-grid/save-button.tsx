import { buttonClass } from '@glow/kit';
import type { SaveStatus } from './curated-grid.machine.ts';

/** A pocket; a tick; a turn back: what the words say, for the eye. */
const ICONS: Record<SaveStatus, string> = {
  idle: 'M3.5 4h13v6.500a6.500 6.500 0 0 1-13 0zM3.500 7.700h13',
  saving: 'M3.500 4h13v6.500a6.500 6.500 0 0 1-13 0z',
  saved: 'M3.500 10.500l4.300 4.300 8.700-9.300',
  error: 'M4 5v4h4M4.300 9a6.200 6.200 0 1 1-.3 3.500',
};

export interface SaveButtonProps {
  readonly status: SaveStatus;
  readonly text: string;
  readonly lookName: string;
  readonly onSave: () => void;
}

/** Keeps its focus through all four states, so it is never disabled, only said to be. */
export function SaveButton({ status, text, lookName, onSave }: SaveButtonProps) {
  const isOpen = status === 'idle' || status === 'error';
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'small', className: 'glow-look-save' })}
      part="save"
      data-state={status === 'saving' ? 'loading' : status}
      aria-disabled={!isOpen}
      onClick={isOpen ? onSave : undefined}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={ICONS[status]} />
      </svg>
      <span>
        {text}
        <span className="glow-visually-hidden"> {lookName}</span>
      </span>
    </button>
  );
}
