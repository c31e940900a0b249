import { registerElement } from '../element/register-element.ts';
import { GlowCuratedGridElement } from '../elements/curated-grid.ts';

registerElement(GlowCuratedGridElement);
