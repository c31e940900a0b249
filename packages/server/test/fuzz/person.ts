import type { SignupRequest } from '@glow/api';

/** Whose account the requests are made with, and now and then against. */
export const PERSON: SignupRequest = {
  email: 'ada@example.com',
  password: 'Velvet-Otter-12',
  displayName: 'Ada Lovelace',
  securityQuestion: 'first_pet',
  securityAnswer: 'Quibbleworth',
};
