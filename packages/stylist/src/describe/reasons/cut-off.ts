import { hemOf } from '../../garments/silhouette.ts';
import { type Framing, POSES_FROM_BEHIND } from '../../outfit.ts';
import type { OutfitReading } from '../../rules/outfit-reading.ts';
import { isShownTo } from '../seen.ts';

/** What only a picture of the whole figure shows. */
const FEET =
  /\b(shoe|boot|heel|trainer|sandal|slide|slipper|espadrille|lace|sock|ankle|toe|sole|feet|foot|floor|tall boot)s?\b|floor-length/i;
/** What a picture from the hips up does not show either. */
const LEGS =
  /\b(hem|leg|knee|calf|thigh|tights|stride|walk|step|length|slit|turn-up|crease|upper half|one third)s?\b/i;

/** Where trousers and long skirts end. */
const HEMS = /\b(hem|turn-up)s?\b/i;

const CUT: Readonly<Record<Framing, readonly RegExp[]>> = { full: [], knee: [FEET], hip: [FEET, LEGS] };

/** What nobody sees who looks at a back. */
const FRONT = /\b(collar|neckline|front|lapel|bow|button|placket|necklace|wrap|cowl|face|V)s?\b/;

/** Whether a sentence speaks of a part of the figure that its picture does not show. */
export function speaksOfWhatIsCut(sentence: string, reading: OutfitReading): boolean {
  const { spec, slot } = reading;
  const legged = (slot('dress') ?? slot('bottom'))?.garment.cut;
  const isHemCut = !isShownTo(reading, (legged && hemOf(legged)) ?? 0);
  const isFrontHidden = POSES_FROM_BEHIND.has(spec.figure.pose);
  return (
    (isFrontHidden && FRONT.test(sentence)) ||
    (isHemCut && HEMS.test(sentence)) ||
    CUT[spec.framing ?? 'full'].some((words) => words.test(sentence))
  );
}
