import type { ClothName } from '../garments/cloth.ts';
import type { Garment, Register, Slot } from '../garments/garment.ts';
import { necklineOf } from '../garments/silhouette.ts';

interface Neighbours {
  readonly lenders: readonly Register[];
  /** Pieces that are never borrowed: they decide which world a look is in. */
  readonly own: readonly Slot[];
}

const NEIGHBOURS: Readonly<Record<Register, Neighbours>> = {
  evening: {
    lenders: ['tailored'],
    own: ['dress', 'layer', 'coat', 'shoes', 'bag', 'bracelet', 'belt', 'hosiery', 'hat', 'scarf'],
  },
  tailored: {
    lenders: ['everyday', 'country'],
    own: ['dress', 'bottom', 'layer', 'bag', 'belt', 'hosiery'],
  },
  country: { lenders: ['everyday'], own: ['dress'] },
  beach: { lenders: ['everyday'], own: ['dress', 'shoes'] },
  everyday: { lenders: ['country', 'tailored', 'beach'], own: ['hosiery'] },
  sport: { lenders: [], own: [] },
};

/** Woven for the day; nothing in them goes out at night. */
const DAY_CLOTHS: ReadonlySet<ClothName> = new Set<ClothName>([
  ...(['linen', 'denim', 'gingham', 'breton', 'shirt-stripe', 'check', 'herringbone'] as const),
  ...(['corduroy', 'cable', 'broderie', 'tartan', 'tweed'] as const),
]);

interface Placed {
  readonly garment: Pick<Garment, 'slot' | 'cut'>;
  readonly registers: readonly Register[];
  readonly cloth: ClothName;
}

/** How a piece stands in a register: at home, lent by a neighbour, or a stranger there. */
export function standingIn(
  register: Register,
  { garment, registers, cloth }: Placed,
): 'home' | 'lent' | 'stranger' {
  if (registers.includes(register)) return 'home';
  if (register === 'evening' && DAY_CLOTHS.has(cloth)) return 'stranger';
  const { lenders, own } = NEIGHBOURS[register];
  if (register === 'tailored' && necklineOf(garment.cut) === 'bare') return 'stranger';
  const lent = !own.includes(garment.slot) && lenders.some((lender) => registers.includes(lender));
  return lent ? 'lent' : 'stranger';
}

export interface RegisterOfLook<Piece> {
  readonly register: Register;
  /** The one piece that comes from next door. */
  readonly borrowed?: Piece;
}

/** The first of the registers that a look keeps to, borrowing at most one piece; undefined when it keeps to none. */
export function registerOf<Piece extends Placed>(
  worn: readonly Piece[],
  registers: readonly Register[],
): RegisterOfLook<Piece> | undefined {
  const strangers = registers.map((register) => ({
    register,
    away: worn.filter((piece) => standingIn(register, piece) !== 'home'),
  }));
  const pure = strangers.find(({ away }) => away.length === 0);
  if (pure) return { register: pure.register };
  const lent = strangers.find(
    ({ register, away: [piece, ...more] }) =>
      piece && more.length === 0 && standingIn(register, piece) === 'lent',
  );
  return lent?.away[0] && { register: lent.register, borrowed: lent.away[0] };
}
