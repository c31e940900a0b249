import type { Look } from '#catalogue/looks/look.ts';
import type { Gallery } from '#catalogue/pictures/gallery.ts';
import { LOOK_FORM } from '#catalogue/pictures/picture-form.ts';

/** The card on top and the one below it: a visitor sees no other before the first swipe. */
const FIRST_CARDS = 2;

/** Starts to draw a new deck: its first cards before everything else, the others behind them. */
export function prefetchDeck(gallery: Gallery, looks: readonly Look[]): void {
  const first = gallery.drawFirst(looks.slice(0, FIRST_CARDS), LOOK_FORM);
  void first.then(() => gallery.prefetch(looks.slice(FIRST_CARDS), LOOK_FORM));
}

/** Draws the first cards of a deck that nobody has asked for yet. */
export function prefetchFirstCards(gallery: Gallery, looks: readonly Look[]): void {
  gallery.prefetch(looks.slice(0, FIRST_CARDS), LOOK_FORM);
}

/** Starts to draw looks that are appended to a deck. */
export function prefetchLateLooks(gallery: Gallery, looks: readonly Look[]): void {
  gallery.prefetchGenerated(looks, LOOK_FORM);
}
