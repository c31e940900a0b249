import { beforeEach } from 'vitest';
import { drawn } from '#shared/look-picture.ts';

// Each test is a page of its own, which has drawn nothing.
beforeEach(() => drawn.clear());
