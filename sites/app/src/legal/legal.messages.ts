export const LEGAL_TEXTS = { inForce: 'In force since' } as const;
