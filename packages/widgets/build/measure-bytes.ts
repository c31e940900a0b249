import { embedWeights } from './embed-bytes.ts';
import { printWeights } from './print-weights.ts';
import { reactWeights } from './react-bytes.ts';

/** Prints brotli bytes of the builds beside their ceilings; exits 1 above one. */
if (printWeights([...embedWeights(), ...(await reactWeights())]) === 'over') process.exitCode = 1;
