export * from './constants.ts';
export * from './entities.ts';
export * from './error-codes.ts';
export * from './figure.ts';
export * from './instant-options.ts';
export * from './limits.ts';
export * from './look-address.ts';
export * from './rules.ts';
export type * from './schema/accounts.ts';
export type * from './schema/administration.ts';
export type * from './schema/early-access.ts';
export type { ErrorAnswer } from './schema/error.ts';
export type {
  DrawFigureRequest,
  FigurePicture,
  FitLooksRequest,
  FittedLooks,
  KeepFigureRequest,
  KeptFigure,
} from './schema/figure.ts';
export type * from './schema/instant-outfits.ts';
export type {
  LookWithPieces,
  Piece,
  PieceSwap,
  PieceSwaps,
  TodaysLook,
  TodaysLookRequest,
} from './schema/looks.ts';
export type { Outfit, OutfitLayers } from './schema/outfit.ts';
export type { Page, PageQuery, SearchQuery } from './schema/page.ts';
export type * from './schema/quiz.ts';
export type { StyleFormulaInfo, StyleFormulaRequest } from './schema/style-formula.ts';
export type { KeptTaste } from './schema/taste.ts';
export type * from './schema/wardrobe.ts';
export * from './traits.ts';
export * from './vocabulary.ts';
