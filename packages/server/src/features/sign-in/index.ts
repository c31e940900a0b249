import { defineFeature } from '#infra/http/define-feature.ts';
import { addSignInRoutes } from './sign-in.routes.ts';

/** Serves sign-up, sign-in, the renewal of tokens and sign-out. */
export const signInPlugin = defineFeature('sign-in', addSignInRoutes);
