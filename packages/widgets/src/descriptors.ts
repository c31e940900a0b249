import { earlyAccessElement } from './early-access/early-access.element.ts';
import type { ElementDescriptor } from './element/descriptor.ts';
import { instantStyleElement } from './instant-style/instant-style.element.ts';

/** Every widget, as data. */
export const DESCRIPTORS: readonly ElementDescriptor[] = [earlyAccessElement, instantStyleElement];
