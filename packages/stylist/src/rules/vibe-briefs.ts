import type { Vibe } from '@glow/api';
import type { Brief } from './brief.ts';

/** The six vibes. Formality and clo targets: stylist knowledge 4.7. */
export const VIBE_BRIEFS: Readonly<Record<Vibe, Brief>> = {
  sunny: {
    id: 'sunny',
    formality: { target: 2.5, min: 1.2, max: 4 },
    clo: { target: 0.36, min: 0.2, max: 0.56 },
    faces: ['hot'],
    leavesOut: ['sport', 'occasion'],
    daring: 'usual',
    moods: ['bright'],
    plans: { dress: 4, separates: 6 },
    scenes: { sun: 5, terrace: 5, garden: 4, market: 3, park: 3, street: 2, cafe: 2, arch: 2 },
  },
  cloudy: {
    id: 'cloudy',
    formality: { target: 2.7, min: 1.5, max: 4 },
    clo: { target: 0.85, min: 0.6, max: 1.15 },
    faces: ['cold', 'rain'],
    leavesOut: ['sport', 'occasion'],
    daring: 'usual',
    moods: ['deep'],
    plans: {
      separates: 2,
      'separates-and-layer': 4,
      'separates-and-coat': 5,
      'dress-and-layer': 1,
    },
    scenes: {
      ...{ cloud: 6, rain: 5, harbour: 4, park: 3, autumn: 3 },
      ...{ bookshop: 3, street: 2, cafe: 2, market: 1, arch: 1 },
    },
  },
  cold: {
    id: 'cold',
    formality: { target: 2.8, min: 1.2, max: 4.2 },
    clo: { target: 1.32, min: 1.1, max: 1.7 },
    faces: ['cold'],
    leavesOut: ['sport', 'occasion'],
    daring: 'usual',
    moods: ['deep'],
    plans: { 'separates-and-coat': 1 },
    scenes: {
      ...{ snow: 7, lodge: 4, fair: 4, autumn: 2, street: 2, harbour: 2 },
      ...{ cloud: 1, park: 1, bookshop: 1, cafe: 1, arch: 1 },
    },
  },
  work: {
    id: 'work',
    formality: { target: 4.1, min: 3.3, max: 5 },
    clo: { target: 0.75, min: 0.38, max: 1.15 },
    faces: ['hot', 'cold'],
    leavesOut: ['sport', 'occasion'],
    daring: 'quiet',
    moods: ['deep', 'deep', 'bright'],
    plans: { dress: 2, separates: 3, 'separates-and-layer': 6, 'dress-and-layer': 1 },
    scenes: {
      ...{ office: 6, library: 4, loft: 4, gallery: 3, salon: 2, foyer: 2 },
      ...{ arch: 2, cafe: 1, bookshop: 1, street: 1, studio: 1 },
    },
  },
  casual: {
    id: 'casual',
    formality: { target: 2.1, min: 1.3, max: 3 },
    clo: { target: 0.5, min: 0.3, max: 0.95 },
    faces: ['hot', 'cold', 'rain'],
    leavesOut: ['sport', 'occasion'],
    daring: 'usual',
    moods: ['bright', 'deep'],
    plans: { dress: 2, separates: 7, 'separates-and-layer': 2, 'separates-and-coat': 1 },
    scenes: {
      ...{ street: 5, cafe: 4, park: 3, market: 3, bookshop: 3, loft: 2 },
      ...{ harbour: 2, autumn: 2, arch: 2, gallery: 1, studio: 1, garden: 1, library: 1 },
    },
  },
  date: {
    id: 'date',
    formality: { target: 5.1, min: 4.3, max: 6.2 },
    clo: { target: 0.4, min: 0.25, max: 1.05 },
    faces: ['hot', 'cold'],
    needs: 'shine',
    leavesOut: ['sport'],
    daring: 'bold',
    moods: ['evening'],
    plans: { dress: 6, separates: 5, 'separates-and-layer': 3, 'dress-and-layer': 1, 'dress-and-coat': 1 },
    scenes: {
      ...{ night: 6, 'wine-bar': 5, foyer: 4, riverside: 4, rooftop: 4 },
      ...{ salon: 2, disco: 1, gallery: 1, arch: 1 },
    },
  },
};
