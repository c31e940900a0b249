import type { Last, Mark, Paint, Part } from './last.ts';

/** A cuff or collar round the top of a shaft. */
export interface ShaftCuff {
  readonly paint: Paint | 'fur';
  /** Heads down the leg, and beyond the shaft. */
  readonly height: number;
  readonly ease: number;
}

/** A boot: a shaft on the leg that runs into the foot, with soles under it and parts laid over it. */
export interface BootLast {
  /** Where the shaft begins along the leg, 1 the knee, 2 the ankle, and its ease in heads. */
  readonly top: number;
  readonly ease: number;
  readonly sole?: Last['sole'];
  readonly under: Readonly<Record<'front' | 'side', readonly Part[]>>;
  /** Worked on shaft and foot. */
  readonly marks: Readonly<Record<'front' | 'side', readonly Mark[]>>;
  readonly over?: Readonly<Record<'front' | 'side', readonly Part[]>>;
  readonly cuff?: ShaftCuff;
  /** Creases at the ankle: leather folds, rubber and padding hardly do. */
  readonly creases: 'soft' | 'none';
  /** Rubber shells shine more. */
  readonly gloss?: 'wet';
}
