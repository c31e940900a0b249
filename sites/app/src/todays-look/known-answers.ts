import { BODY_SHAPES, type Outfit, STYLES, type TodaysLookRequest } from '@glow/api';

type Tagged = Pick<Outfit, 'tags'>;

/** Returns the word that most looks carry, the first of the vocabulary among equals; none where none is carried. */
function most<Word extends string>(words: readonly Word[], looks: readonly Tagged[]): Word | undefined {
  const counted = words.map((word) => ({
    word,
    looks: looks.filter(({ tags }) => tags.includes(word)).length,
  }));
  const [best] = counted.toSorted((one, other) => other.looks - one.looks);
  return best && best.looks > 0 ? best.word : undefined;
}

/** Returns the quiz's answers as the looks that somebody likes or keeps give them away: no other place holds them. */
export function knownAnswers(looks: readonly Tagged[]): Pick<TodaysLookRequest, 'styles' | 'bodyShapes'> {
  const [style, bodyShape] = [most(STYLES, looks), most(BODY_SHAPES, looks)];
  return { ...(style && { styles: [style] }), ...(bodyShape && { bodyShapes: [bodyShape] }) };
}
