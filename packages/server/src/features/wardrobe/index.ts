export { keptByWardrobes } from './wardrobe.repository.ts';
export { registerWardrobe } from './wardrobe.routes.ts';
