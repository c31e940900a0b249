import { registerElement } from '../element/register-element.ts';
import { GlowInstantStyleElement } from '../elements/instant-style.ts';

registerElement(GlowInstantStyleElement);
