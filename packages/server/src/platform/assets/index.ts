export { type Asset, createAsset } from './asset.ts';
export { type Assets, readAssets } from './read-assets.ts';
export { IMMUTABLE, REVALIDATED, sendAsset } from './send-asset.ts';
