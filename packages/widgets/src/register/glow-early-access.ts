import { registerElement } from '../element/register-element.ts';
import { GlowEarlyAccessElement } from '../elements/early-access.ts';

registerElement(GlowEarlyAccessElement);
