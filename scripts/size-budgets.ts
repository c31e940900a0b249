import {
  embedWeights,
  printWeights,
  reactWeights,
  standaloneWeights,
} from '../packages/widgets/build/weights.ts';
import { docsWeights } from './sizes/docs-bytes.ts';
import { landingWeights } from './sizes/landing-bytes.ts';
import { vibePictureWeights } from './sizes/vibe-picture-bytes.ts';

/** Every byte budget beside what was built; fails above one. */
const weights = [
  ...embedWeights(),
  ...(await standaloneWeights()),
  ...(await reactWeights()),
  ...(await vibePictureWeights()),
  ...landingWeights(),
  ...docsWeights(),
];
if (printWeights(weights) === 'over') process.exitCode = 1;
