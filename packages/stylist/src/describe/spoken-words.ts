import { shortWords } from '../garments/short-words.ts';
import type { WornItem } from '../outfit.ts';

/** Where the wardrobe's shortest words are a label, what one says in a sentence. */
const SPOKEN: Readonly<Record<string, string>> = {
  'straight denim': 'straight jeans',
  'slim denim': 'slim jeans',
  'wide denim': 'wide jeans',
  'flared denim': 'flared jeans',
  'mom denim': 'mom jeans',
  'turn-ups': 'turn-up trousers',
  'open shirt': 'shirt',
  'camp shirt': 'short-sleeved shirt',
  flannel: 'flannel shirt',
  pleats: 'pleated skirt',
  'tennis pleats': 'tennis skirt',
  mini: 'mini skirt',
  'bustier mini': 'mini dress',
  'wrap midi': 'wrap dress',
  'tiered maxi': 'maxi dress',
  'button skirt': 'buttoned skirt',
  'slit skirt': 'maxi skirt',
  baguette: 'baguette bag',
  platforms: 'platform trainers',
  runners: 'running shoes',
  'block heels': 'block-heeled sandals',
  'long coat': 'coat',
};

/** The shortest words for an item that a person would say aloud. */
export function spokenWords(item: WornItem): string {
  const words = shortWords(item);
  return SPOKEN[words] ?? words;
}

/** 'trousers', 'jeans', 'flares', 'cut-offs'; a dress is one. */
export const isPlural = (words: string) => /[^s]s$/.test(words);
