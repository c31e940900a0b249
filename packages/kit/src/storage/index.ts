export {
  localStore,
  type SafeStorage,
  type StorageArea,
  sessionStore,
  type WriteOutcome,
} from './storage.ts';
