import { DELETION_TEXTS } from '../deletion/deletion.messages.ts';

interface DeleteButtonProps {
  /** What the row is of, for those who hear the button and not the row. */
  readonly of: string;
  readonly onPress: () => void;
}

export function DeleteButton({ of, onPress }: DeleteButtonProps) {
  return (
    <button type="button" className="admin-row-button" onClick={onPress}>
      {DELETION_TEXTS.delete} <span className="glow-visually-hidden">{of}</span>
    </button>
  );
}
