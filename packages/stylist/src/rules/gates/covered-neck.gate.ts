import { baresNeck } from '../bares-neck.ts';
import { feltWeather, isAgainstCold } from '../felt-weather.ts';
import type { Gate } from '../gate.ts';
import { wearsHijab } from '../modest-cover.ts';
import { lightOf } from '../scene-traits.ts';

/** In the cold of the day a scarf closes the gap that a coat leaves at the neck. */
export const coveredNeck: Gate = {
  id: 'covered-neck',
  check(reading) {
    const { slot, spec } = reading;
    const coat = slot('coat')?.garment;
    const base = (slot('dress') ?? slot('top'))?.garment;
    if (!coat || !base || !baresNeck(coat.cut, base.cut)) return undefined;
    if (feltWeather(reading) !== 'cold' || lightOf(spec.scene) === 'evening') return undefined;
    const scarf = slot('scarf')?.garment;
    const isWrapped = (scarf && isAgainstCold(scarf)) || wearsHijab(spec.figure);
    return isWrapped ? undefined : `The ${coat.words} leaves the neck bare in the cold.`;
  },
};
