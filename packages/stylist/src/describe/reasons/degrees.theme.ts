import type { Theme } from './saying.ts';

/** What the thermometer says, as one would say it; after the rest and not often. */
export const DEGREES: Theme = {
  id: 'degrees',
  kind: 'wear',
  weight: 0.2,
  sayings: [
    {
      when: ({ degrees, falls }) => degrees !== undefined && degrees.from >= 1 && !falls,
      say: [
        'The {coat} is right from about {from} to {to} °C. Above that, carry it.',
        'From about {from} to {to} °C you can keep the {layer} on all day.',
      ],
    },
    {
      when: ({ degrees, falls, over }) =>
        degrees !== undefined && degrees.from >= 1 && !falls && over === undefined,
      say: [
        'From about {from} to {to} °C the {hero} need{s} nothing on top.',
        'The {top} and the {bottom} are happiest at about {from} to {to} °C.',
        'Between about {from} and {to} °C, leave the jacket at home and wear the {hero} as {it} {is}.',
      ],
    },
  ],
};
