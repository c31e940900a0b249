/** Changes whenever the same spec would draw other pixels; part of every picture's address. */
export const DRAWING_VERSION = '2';
