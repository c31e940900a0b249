import { BOW_TIE } from '#garments/scarves.ts';
import { isClosedFront, necklineOf, sleeveOf, takesTie } from '#garments/silhouette.ts';
import { tiesBow } from '../bares-neck.ts';
import type { Gate } from '../gate.ts';

/** Buttoned to the throat, it is half an outfit by itself. */
const DRESS_SHIRT = 'dress-shirt';

/** Necklaces lie on an open neckline, scarves go over a closed one but for a roll-neck, ties under a collar, opera gloves up bare arms. */
export const neckwear: Gate = {
  id: 'neckwear',
  check({ slot }) {
    const wearsNecklace = slot('necklace') !== undefined;
    const wearsScarf = slot('scarf') !== undefined;
    if (slot('scarf')?.garment.cut.type === 'tie') {
      const shirt = slot('top')?.garment;
      const isBow = slot('scarf')?.garment.id === BOW_TIE;
      const over = (isBow ? slot('coat') : undefined) ?? slot('layer');
      if (!shirt || !takesTie(shirt.cut) || over?.garment.cut.type !== 'jacket')
        return 'A tie needs a shirt collar and a jacket.';
      if (isBow && over.garment.purpose !== 'occasion') return 'A bow tie waits for an evening jacket.';
    }
    if (slot('top')?.garment.id === DRESS_SHIRT && !slot('layer') && !slot('coat'))
      return 'A dress shirt asks for a jacket.';
    if (wearsNecklace && wearsScarf) return 'A scarf covers the necklace.';
    const base = slot('dress') ?? slot('top');
    const over = slot('coat') ?? slot('layer');
    const neckline = base && necklineOf(base.garment.cut);
    if (wearsNecklace) {
      if (over && isClosedFront(over.garment.cut)) return 'The jacket covers the necklace.';
      if (neckline === 'roll' || neckline === 'hood') return 'The neckline covers the necklace.';
    }
    const gloves = slot('gloves')?.garment.cut;
    const arms = [base, over].some((piece) => piece && sleeveOf(piece.garment.cut) === 'long');
    if (gloves?.type === 'gloves' && gloves.length === 'opera' && arms)
      return 'Opera gloves go up bare arms.';
    if (wearsScarf && neckline === 'roll') return 'The roll-neck is scarf enough.';
    if (wearsScarf && tiesBow(base?.garment.cut)) return 'The bow is scarf enough.';
    if (wearsNecklace && tiesBow(base?.garment.cut)) return 'The bow is ornament enough.';
    if (wearsScarf && !slot('coat') && neckline !== 'crew' && neckline !== 'collar') {
      return 'A scarf needs a coat or a closed neckline.';
    }
    return undefined;
  },
};
