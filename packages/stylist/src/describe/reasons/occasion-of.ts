import type { Register } from '../../garments/garment.ts';
import type { OutfitReading } from '../../rules/outfit-reading.ts';
import { registerOf } from '../../rules/register.ts';

/** What a look is for, as its register, its formality and the light tell. */
export type Occasion = 'desk' | 'evening' | 'celebration' | 'weekend' | 'country' | 'beach' | 'sport';

const BY_DAY: readonly Register[] = ['sport', 'beach', 'tailored', 'country', 'everyday', 'evening'];
const BY_NIGHT: readonly Register[] = ['sport', 'evening', 'tailored', 'everyday', 'country', 'beach'];
/** Tailored pieces below this are worn at weekends. */
const DESK_FORMALITY = 3.3;
/** Nobody is there on a day off. */
const AT_WORK = 'office';
const EVENING_FORMALITY = 4;
/** People go there in the evening, whatever the walls let in. */
const THEATRE = 'foyer';

/** Tells what a look is for. */
export function occasionOf(reading: OutfitReading, lit: 'day' | 'evening'): Occasion {
  const atTheatre = reading.spec.scene.name === THEATRE;
  const light = atTheatre ? 'evening' : lit;
  const register = registerOf(reading.worn, light === 'day' ? BY_DAY : BY_NIGHT)?.register ?? 'everyday';
  if (register === 'sport' || register === 'beach') return register;
  if (reading.spec.scene.name === AT_WORK && register !== 'evening') return 'desk';
  if (register === 'country') return register;
  // Who comes to a foyer in a waistcoat or a knitted vest comes from work.
  if (atTheatre && register === 'tailored') return 'desk';
  if (light === 'evening')
    return reading.formality >= (atTheatre ? DESK_FORMALITY : EVENING_FORMALITY) ? 'evening' : 'weekend';
  if (register === 'evening') return 'celebration';
  return register === 'tailored' && reading.formality >= DESK_FORMALITY ? 'desk' : 'weekend';
}
