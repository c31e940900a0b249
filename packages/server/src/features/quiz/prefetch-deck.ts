import type { Look } from '#catalogue/looks/look.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import type { PictureForm } from '#catalogue/pictures/picture-form.ts';

/** The form that a card of the deck requests on most screens: some 320 px at double density. */
const CARD_FORM: PictureForm = { widthPx: 640, format: 'avif' };
/** The card on top and the one below it: a visitor sees no other before the first swipe. */
const FIRST_CARDS = 2;

/** Starts to draw a new deck: its first cards before everything else, the others behind them. */
export function prefetchDeck(gallery: Gallery, looks: readonly Look[]): void {
  const first = gallery.drawFirst(looks.slice(0, FIRST_CARDS), CARD_FORM);
  void first.then(() => gallery.prefetch(looks.slice(FIRST_CARDS), CARD_FORM));
}

/** Starts to draw looks that are appended to a deck. */
export function prefetchLateLooks(gallery: Gallery, looks: readonly Look[]): void {
  gallery.prefetchGenerated(looks, CARD_FORM);
}
