import { useEffect, useRef, useState } from 'react';
import { describeOutfit } from '#stylist/describe/describe-outfit.ts';
import { drawOutfit } from '#stylist/draw/draw-outfit.ts';
import type { OutfitSpec } from '#stylist/outfit.ts';

/** Space around the window in which pictures are drawn ahead. */
const AHEAD = '300px';

/** A place on the contact sheet; its look is decided when the picture is drawn. */
export interface SheetPlace {
  readonly label: string;
  readonly part: 'figure' | 'head';
  readonly compose: () => OutfitSpec;
}

interface Drawing {
  readonly address: string;
  readonly alt: string;
}

function draw(spec: OutfitSpec): Drawing {
  const blob = new Blob([drawOutfit(spec)], { type: 'image/svg+xml' });
  return { address: URL.createObjectURL(blob), alt: describeOutfit(spec).alt };
}

/** Renders a look as the stylist draws it, here and now, once it comes near the window. */
export function SheetPicture({ place }: { readonly place: SheetPlace }) {
  const { label, part, compose } = place;
  const placeRef = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let address: string | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const drawn = draw(compose());
        address = drawn.address;
        setDrawing(drawn);
      },
      { rootMargin: AHEAD },
    );
    if (placeRef.current) observer.observe(placeRef.current);
    return () => {
      observer.disconnect();
      if (address) URL.revokeObjectURL(address);
    };
  }, [compose]);
  return (
    <figure>
      <div ref={placeRef} className="sheet-picture" data-part={part}>
        {drawing && <img src={drawing.address} alt={drawing.alt} />}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
