import type { Outfit } from '@glow/api';
import { lookPicture } from '../pictures/look-picture.ts';
import { LookLink } from './look-link.tsx';

interface LookTileProps {
  readonly look: Pick<Outfit, 'name' | 'image'> & Partial<Outfit>;
  /** How wide the picture is shown, as the attribute of the same name takes it. */
  readonly sizes: string;
}

/** Renders a look in a row of looks: its picture over its name, and the way to it. */
export function LookTile({ look, sizes }: LookTileProps) {
  const { name, image, alt } = look;
  return (
    <LookLink look={look} className="look-tile">
      <img {...lookPicture(image, sizes)} alt={alt || name} width="480" height="640" loading="lazy" />
      <span>{name}</span>
    </LookLink>
  );
}
