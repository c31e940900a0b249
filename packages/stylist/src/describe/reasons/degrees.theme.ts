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
        'Good from about {from} to {to} °C.',
        'Happiest at about {from} to {to} °C.',
        'Wear it at anything from about {from} to {to} °C.',
        'Right for a dry day of about {from} to {to} °C.',
      ],
    },
  ],
};
