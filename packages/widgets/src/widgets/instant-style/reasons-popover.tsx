import { Popover, type PopoverPlace } from '#shared/popover/popover.tsx';

export interface ReasonsPopoverProps extends PopoverPlace {
  readonly label: string;
  readonly reasons: readonly string[];
}

/** Renders the reasons of a look beside the button that asked for them. */
export function ReasonsPopover({ label, reasons, ...place }: ReasonsPopoverProps) {
  return (
    <Popover {...place} part="reasons" aria-label={label}>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Popover>
  );
}
