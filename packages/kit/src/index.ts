export * from './button/index.ts';
export * from './dialog/index.ts';
export * from './field/index.ts';
export * from './skeleton/index.ts';
export * from './toast/index.ts';
