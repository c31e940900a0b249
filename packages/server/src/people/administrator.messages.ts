import type { Administrator } from './administrator.service.ts';

/**
 * Returns what the terminal shows about signing in as administrator; a password only when it was just
 * created.
 */
export function administratorLines({ email, shownOnce }: Administrator): string {
  if (!shownOnce) return `Administrator: ${email} (a new password: npx -y pnpm@12 admin:reset ${email})\n`;
  return [
    'Administrator, shown this once:',
    `  address        ${email}`,
    `  password       ${shownOnce.password}`,
    `  recovery code  ${shownOnce.recoveryCode}`,
    '',
  ].join('\n');
}

export const ADMIN_RESET_TEXTS = {
  usage: 'Usage: pnpm admin:reset <email>.',
  nobody: 'There is no administrator with that address.',
} as const;
