/** What is said of a password or an answer while it is typed; advice, never a refusal. */
export const ADVICE_TEXTS = {
  password: {
    common: 'Weak: one of the first that anyone would try. A few unrelated words are safer.',
    personal: 'Weak: made of your name or email address. A few unrelated words are safer.',
    fair: 'Fair. Longer is safer: add another word.',
    strong: 'Strong.',
  },
  answer: {
    easy: 'Easy to guess. You may keep it; a recovery code is the safer way back to your account.',
  },
} as const;
