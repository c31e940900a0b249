import type { Style } from '@glow/api';

/** Flat pieces in a box of 200 by 240; `body` is cut, `trim` lies on it, `stitch` is sewn. */
interface Garment {
  readonly body: string;
  readonly trim: string;
  readonly stitch: string;
}

const GARMENTS: Readonly<Record<Style, Garment>> = {
  // A striped tee.
  Casual: {
    body: 'M68 20Q100 44 132 20L160 32 194 86 166 108 148 84V240H52V84L34 108 6 86 40 32Z',
    trim: 'M52 92H148V104H52ZM52 120H148V132H52ZM52 148H148V160H52ZM52 176H148V188H52ZM52 204H148V216H52ZM52 232H148V240H52ZM22 66 50 84 45 92 16 75ZM178 66 150 84 155 92 184 75Z',
    stitch: 'M64 26Q100 54 136 26M160 38Q148 60 148 84M40 38Q52 60 52 84',
  },
  // A track jacket with its zip a little open.
  Sporty: {
    body: 'M72 26 84 10H116L128 26 162 38Q176 120 190 214L160 222 148 122V240H52V122L40 222 10 214Q24 120 38 38Z',
    trim: 'M84 10H116L128 26 104 70V240H96V70L72 26ZM26 112 12 212 20 214 33 112ZM174 112 188 212 180 214 167 112Z',
    stitch: 'M90 76V240M110 76V240M38 46Q52 80 52 122M162 46Q148 80 148 122',
  },
  // A tailored jacket over a shirt.
  Formal: {
    body: 'M70 20 100 34 130 20 168 38Q186 120 192 228L162 232 150 118Q146 150 150 240H50Q54 150 50 118L38 232 8 228Q14 120 32 38Z',
    trim: 'M76 22 100 36 124 22 104 132H96Z',
    stitch:
      'M74 24 52 66 66 74 56 84 98 146M126 24 148 66 134 74 144 84 102 146M104 164h.1M104 192h.1M112 84H132',
  },
  // A slip dress that falls from two straps.
  Party: {
    body: 'M75 68 79 4H84L79 70ZM125 68 121 4H116L121 70ZM74 64Q86 82 100 84 114 82 126 64L136 78Q132 108 136 128 154 180 164 240H36Q46 180 64 128 68 108 64 78Z',
    trim: 'M74 64Q86 82 100 84 114 82 126 64 120 94 100 98 80 94 74 64ZM112 130Q138 180 140 240H130Q128 180 112 130Z',
    stitch:
      'M78 150h.1M96 178h.1M70 196h.1M108 206h.1M86 224h.1M148 214h.1M122 158h.1M60 226h.1M90 118h.1M116 108h.1',
  },
};

/** A style as one garment on a wall; decoration. */
export function StyleGarment({ garment }: { readonly garment: Style }) {
  const { body, trim, stitch } = GARMENTS[garment];
  return (
    <svg viewBox="0 0 200 240" aria-hidden="true">
      <path className="glow-cut" d={body} />
      <path className="glow-trim" d={trim} />
      <path className="glow-stitch" d={stitch} />
    </svg>
  );
}
