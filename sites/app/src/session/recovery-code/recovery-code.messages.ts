export const RECOVERY_CODE_TEXTS = {
  label: 'Your account is ready',
  heading: 'Your recovery code',
  text: 'Keep it somewhere safe. It sets a new password when you have forgotten yours, works once, and is not shown again.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Please copy it by hand.',
  kept: 'I have kept it',
} as const;
