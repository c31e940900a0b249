import { BODY_SHAPES, type Outfit } from '@glow/api';

const SHAPES = `${BODY_SHAPES}`.toLowerCase();

/** Renders what a look is for, each word once; whose shape it was drawn on is nobody's label. */
export function LookTags({ tags }: Pick<Outfit, 'tags'>) {
  const words = new Set(tags.map((tag) => tag.toLowerCase()).filter((tag) => !SHAPES.includes(tag)));
  return (
    <ul className="glow-look-tags" part="tags">
      {[...words].map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
