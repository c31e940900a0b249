export {
  ComposeFailedError,
  type Composer,
  ComposerClosedError,
  type ComposerOptions,
  ComposerQueueFullError,
  createComposer,
} from './composer.ts';
export type { ComposedLook, ComposerRequest } from './composer-messages.ts';
