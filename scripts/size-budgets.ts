import { embedWeights } from '../packages/widgets/build/embed-bytes.ts';
import { printWeights } from '../packages/widgets/build/print-weights.ts';
import { reactWeights } from '../packages/widgets/build/react-bytes.ts';
import { landingWeights } from './sizes/landing-bytes.ts';
import { vibePictureWeights } from './sizes/vibe-picture-bytes.ts';

/** Every byte budget of INTERFACE section 5 beside what was built; fails above one. */
const weights = [
  ...embedWeights(),
  ...(await reactWeights()),
  ...(await vibePictureWeights()),
  ...landingWeights(),
];
if (printWeights(weights) === 'over') process.exitCode = 1;
