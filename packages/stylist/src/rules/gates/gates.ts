import type { BriefGate, Gate } from '../gate.ts';
import { bagsAndBelts } from './bags-and-belts.gate.ts';
import { bareHands } from './bare-hands.gate.ts';
import {
  facedWeatherGate,
  hemGate,
  occasionGate,
  purposeGate,
  registerGate,
  warmthGate,
} from './brief.gates.ts';
import { clothOffered } from './cloth-offered.gate.ts';
import { colourCount } from './colour-count.gate.ts';
import { colourRelation } from './colour-relation.gate.ts';
import { completeLook } from './complete-look.gate.ts';
import { coveredNeck } from './covered-neck.gate.ts';
import { eveningPieces } from './evening-pieces.gate.ts';
import { eyewearAndAids } from './eyewear-and-aids.gate.ts';
import {
  coveredInTheCold,
  leatherInHeat,
  macInFrost,
  outdoorBoots,
  rainwear,
  woollens,
  wrappedUp,
} from './felt-weather.gates.ts';
import { footwear } from './footwear.gate.ts';
import { formalitySpread } from './formality-spread.gate.ts';
import { ground } from './ground.gate.ts';
import { hands } from './hands.gate.ts';
import { hatAndHair } from './hat-and-hair.gate.ts';
import { headscarf } from './headscarf.gate.ts';
import { hems } from './hems.gate.ts';
import { indoors } from './indoors.gate.ts';
import { layerRoom } from './layer-room.gate.ts';
import { loudColour } from './loud-colour.gate.ts';
import { madeFor } from './made-for.gate.ts';
import { neckwear } from './neckwear.gate.ts';
import { onePerSlot } from './one-per-slot.gate.ts';
import {
  nursesSet,
  seenBib,
  seenSkirt,
  tuckedShirt,
  vestOverDress,
  vestSleeves,
} from './proportion.gates.ts';
import { register } from './register.gate.ts';
import { seamsRead } from './seams-read.gate.ts';
import {
  bootSeason,
  coatOverLegs,
  flareOverHeel,
  kiltAndLegs,
  lacedOnBareLegs,
  paleBoots,
  shortsAndShoes,
  tightsAndShoes,
} from './shoes.gates.ts';
import { texture } from './texture.gate.ts';
import { volume } from './volume.gate.ts';
import { inBloom, sceneWeather, season } from './weather.gates.ts';

/** Every look keeps these, whoever proposed it; grammar first, then wear, then colour. */
export const GATES: readonly Gate[] = [
  completeLook,
  onePerSlot,
  clothOffered,
  madeFor,
  formalitySpread,
  register,
  season,
  volume,
  texture,
  layerRoom,
  neckwear,
  footwear,
  hems,
  bootSeason,
  coatOverLegs,
  paleBoots,
  shortsAndShoes,
  lacedOnBareLegs,
  kiltAndLegs,
  flareOverHeel,
  seenSkirt,
  seenBib,
  tuckedShirt,
  vestSleeves,
  vestOverDress,
  nursesSet,
  tightsAndShoes,
  bagsAndBelts,
  hatAndHair,
  headscarf,
  eyewearAndAids,
  hands,
  sceneWeather,
  inBloom,
  coveredInTheCold,
  coveredNeck,
  wrappedUp,
  woollens,
  leatherInHeat,
  outdoorBoots,
  macInFrost,
  rainwear,
  indoors,
  eveningPieces,
  colourCount,
  colourRelation,
  loudColour,
  seamsRead,
  ground,
  bareHands,
];

/** What a request adds. */
export const BRIEF_GATES: readonly BriefGate[] = [
  occasionGate,
  warmthGate,
  facedWeatherGate,
  purposeGate,
  registerGate,
  hemGate,
];
