export const RECOVERY_CODE_TEXTS = {
  label: 'Your account is ready',
  heading: 'Your recovery code',
  text: 'Keep it somewhere safe. If you forget your password, it lets you set a new one. It works once, and we show it only now.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'That did not work. Please copy it by hand.',
  kept: 'I have kept it',
} as const;
