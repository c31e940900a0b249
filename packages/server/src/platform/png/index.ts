export { tooLarge } from './png.errors.ts';
export { readPng } from './read-png.ts';
