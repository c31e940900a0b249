export {
  CATALOGUE_LOOKS_PER_VIBE,
  type CatalogueLook,
  type StyleLook,
  starterCatalogue,
  styleCatalogue,
} from './catalogue/catalogues.ts';
export { figurePicture, figureWords } from './catalogue/figure-picture.ts';
export { namedPictures } from './catalogue/named-pictures.ts';
export { shapePicture } from './catalogue/shape-pictures.ts';
export { stylePicture } from './catalogue/style-pictures.ts';
export { vibePicture } from './catalogue/vibe-pictures.ts';
export { chooseLooks, type DeckRequest } from './compose/choose-looks.ts';
export { type ComposeOptions, composeLook, composeLooks } from './compose/compose-looks.ts';
export { fitFigure } from './compose/fit-figure.ts';
export type { LookRequest } from './compose/look-request.ts';
export { tasteScore } from './compose/to-taste.ts';
export { describeOutfit, type OutfitDescription } from './describe/describe-outfit.ts';
export { generatedNames } from './describe/generated-names.ts';
export type { PieceDescription } from './describe/pieces.ts';
export { drawOutfit } from './draw/draw-outfit.ts';
export {
  CARD_MAX_LOOKS,
  CARD_SHAPES,
  CARD_WIDTH_PX,
  type CardShape,
  type FormulaCard,
} from './draw/formula/formula-card.ts';
export { type LookPart, partOfPiece } from './draw/look-part.ts';
export { PICTURE_LAYERS, type PictureFrame, type PictureLayer } from './draw/picture-frame.ts';
export { type StyleFormula, styleFormula } from './formula/style-formula.ts';
export { UnknownGarmentError } from './garments/unknown-garment.error.ts';
export { DRAWING_VERSION, lookKey } from './look-key.ts';
export type { FigureSpec, LookModels, OutfitSpec, SceneSpec, WornItem } from './outfit.ts';
export type { DressedProposal } from './proposals/dress-proposal.ts';
export type { OutfitProposal, ProposedItem } from './proposals/outfit-proposal.ts';
export type { OfferedGarment, WardrobeOffer } from './proposals/wardrobe-offer.ts';
export { checkOutfit, type OutfitCheck } from './rules/check-outfit.ts';
export type { Violation } from './rules/check-reading.ts';
