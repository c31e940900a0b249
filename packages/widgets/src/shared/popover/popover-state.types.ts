/** What the `data-state` of a popover's button says. */
export type PopoverState = 'closed' | 'loading' | 'open';
