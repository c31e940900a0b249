import { type Static, Type } from 'typebox';
import { ERROR_CODES } from '../error-codes.ts';

export const ErrorSchema = Type.Object(
  { error: Type.String(), code: Type.Enum([...ERROR_CODES]) },
  { title: 'Error' },
);
export type ErrorAnswer = Static<typeof ErrorSchema>;
