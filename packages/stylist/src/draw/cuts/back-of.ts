import type { DressedItem } from './dressed-item.ts';

/** Returns what a garment shows from behind: a wrap is whole there, a cowl straight, a scarf wound, tie and necklace are hidden. */
export function backOf(item: DressedItem): readonly DressedItem[] {
  const { cut } = item;
  switch (cut.type) {
    case 'wrap-top': {
      const sleeve = cut.sleeve === 'long' ? 'long' : 'short';
      return [{ ...item, cut: { type: 'tee', neck: 'crew', sleeve, ease: 'close' }, worn: 'tucked' }];
    }
    case 'camisole':
      return [cut.neck === 'cowl' ? { ...item, cut: { ...cut, neck: 'straight' } } : item];
    case 'scarf':
      return [cut.length === 'long' ? { ...item, cut: { ...cut, length: 'snood' } } : item];
    case 'tie':
    case 'necklace':
      return [];
    default:
      return [item];
  }
}
