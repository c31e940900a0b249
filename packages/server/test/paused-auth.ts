import type { Auth } from '#infra/auth/auth.ts';

/** Blocks whoever arrives until it is opened. */
export interface Gate {
  readonly arrived: Promise<void>;
  open(): void;
  pass<Value>(value: Value): Promise<Value>;
}

export function createGate(): Gate {
  const arrival = Promise.withResolvers<void>();
  const opening = Promise.withResolvers<void>();
  return {
    arrived: arrival.promise,
    open: opening.resolve,
    async pass(value) {
      arrival.resolve();
      await opening.promise;
      return value;
    },
  };
}

/** The same authentication, which waits at the gate with what it found out about a password. */
export function pauseAfterPasswordCheck({ hasher, ...auth }: Auth, gate: Gate): Auth {
  return {
    ...auth,
    hasher: {
      ...hasher,
      isPassword: async (text, known) => gate.pass(await hasher.isPassword(text, known)),
    },
  };
}

/** The same authentication, which waits at the gate with the first person it found. */
export function pauseAfterAuthentication(auth: Auth, gate: Gate): Auth {
  let isFirst = true;
  return {
    ...auth,
    async authenticate(authorization) {
      const person = await auth.authenticate(authorization);
      if (!isFirst) return person;
      isFirst = false;
      return gate.pass(person);
    },
  };
}
