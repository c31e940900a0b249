export type { LookDetail, PickDetail } from './event-details.ts';
export type { InstantStyleStrings } from './instant-style.messages.ts';
export { InstantStyle, type InstantStyleProps } from './instant-style.tsx';
