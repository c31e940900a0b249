/** Exports; 'Export failed.' is spec section 8. */
export const EXPORT_TEXTS = {
  export: 'Export',
  exporting: 'Exporting…',
  failed: 'Export failed.',
  cancel: 'Cancel export',
  progress: 'Export progress',
  received: (size: string) => `${size} received`,
  receivedOf: (size: string, total: string) => `${size} of ${total}`,
  saved: (name: string) => `Saved ${name}.`,
} as const;
