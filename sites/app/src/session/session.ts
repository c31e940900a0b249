import { LOCAL_STORAGE_KEYS } from '@glow/api';
import { localStore } from '@glow/kit/storage';
import { readSignedInUser } from './signed-in-user.ts';
import { readStyleTest, type StyleTest } from './style-test.ts';

export type Visitor = 'signed-out' | 'user' | 'administrator';

/** What the shell needs to know about who is looking. */
export interface Session {
  readonly visitor: Visitor;
  readonly styleTest: StyleTest;
}

/** What a page is prerendered for. */
export const NEW_SESSION: Session = { visitor: 'signed-out', styleTest: 'not-completed' };

const SESSION_KEYS = [LOCAL_STORAGE_KEYS.user, LOCAL_STORAGE_KEYS.styleTestCompleted];

function readVisitor(): Visitor {
  const user = readSignedInUser();
  if (!user) return 'signed-out';
  return user.isAdmin ? 'administrator' : 'user';
}

/** The session as storage has it now. */
export function readSession(): Session {
  return { visitor: readVisitor(), styleTest: readStyleTest() };
}

/** Calls back when the session may have changed, in this tab or another; returns the end of it. */
export function subscribeToSession(listener: () => void): () => void {
  const ends = SESSION_KEYS.map((key) => localStore.subscribe(key, listener));
  return () => {
    for (const end of ends) end();
  };
}
