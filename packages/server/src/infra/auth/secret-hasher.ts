import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import type { Metrics } from '../metrics.ts';
import type { Secrets } from './secrets.ts';

/** What one Argon2id takes: memory in KiB, and passes over it. */
export type SecretCost = Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;

/** 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet). */
const COST: SecretCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Of the normalised text in UTF-8. */
export const SECRET_MAX_BYTES = 1024;

/** Hashes what people know, slowly. A check costs one Argon2 whether or not there is a hash to check against. */
export interface SecretHasher {
  hashPassword(password: string): Promise<string>;
  isPassword(password: string, known: string | undefined): Promise<boolean>;
  /** Hashes a security answer, which is normalised already. */
  hashAnswer(answer: string): Promise<string>;
  isAnswer(answer: string, known: string | undefined): Promise<boolean>;
}

export async function createSecretHasher(
  { answerPepper }: Pick<Secrets, 'answerPepper'>,
  { argon2Seconds }: Pick<Metrics, 'argon2Seconds'>,
  cost: SecretCost = COST,
): Promise<SecretHasher> {
  const ofAnswers: Options = { ...cost, secret: answerPepper };

  async function slowHash(text: string, options: Options): Promise<string> {
    const measure = argon2Seconds.startTimer({ operation: 'hash' });
    try {
      return await hash(text, options);
    } finally {
      measure();
    }
  }
  const nobodysPassword = await hash(randomBytes(16), cost);
  const nobodysAnswer = await hash(randomBytes(16), ofAnswers);

  async function slowCheck(text: string, known: string, options: Options): Promise<boolean> {
    const measure = argon2Seconds.startTimer({ operation: 'verify' });
    try {
      return (await verify(known, isTooLong(text) ? '' : text, options)) && !isTooLong(text);
    } finally {
      measure();
    }
  }
  return {
    hashPassword: (password) => slowHash(normalisePassword(password), cost),
    async isPassword(password, known) {
      const isRight = await slowCheck(normalisePassword(password), known ?? nobodysPassword, cost);
      return isRight && known !== undefined;
    },
    hashAnswer: (answer) => slowHash(answer, ofAnswers),
    async isAnswer(answer, known) {
      return (await slowCheck(answer, known ?? nobodysAnswer, ofAnswers)) && known !== undefined;
    },
  };
}

/** Returns one text for the ways keyboards write the same characters (NIST SP 800-63B-4 section 3.1.1.2). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

export function isTooLong(text: string): boolean {
  return Buffer.byteLength(text) > SECRET_MAX_BYTES;
}
