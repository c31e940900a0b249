import type { Body } from './body.ts';

/** Tells whether a body sits, on whatever: its cloth lies on a lap. */
export const isSeated = ({ pose }: Pick<Body, 'pose'>): boolean => pose.drop !== undefined;
