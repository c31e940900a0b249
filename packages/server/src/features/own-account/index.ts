import { defineFeature } from '#infra/http/define-feature.ts';
import { addOwnAccountRoutes } from './own-account.routes.ts';

/** Serves what people do with their own account. */
export const ownAccountPlugin = defineFeature('own-account', addOwnAccountRoutes);
