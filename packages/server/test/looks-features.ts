/** The features that answer looks, for tests of one that changes what the others answer. */
export { instantOutfitsPlugin } from '#features/instant-outfits/index.ts';
export { mediaPlugin } from '#features/media/index.ts';
export { quizPlugin } from '#features/quiz/index.ts';
export { findSavedInWardrobes, wardrobePlugin } from '#features/wardrobe/index.ts';
