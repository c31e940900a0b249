/** What link previews show: 1.91 to 1. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
