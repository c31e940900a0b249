import type { ElementDescriptor } from '../../src/element/descriptor.ts';
import type { GlowElement } from '../../src/element/glow-element.ts';
import { registerElement } from '../../src/element/register-element.ts';
import { withCommon } from '../../src/element/with-common.ts';
import { GlowCuratedGridElement } from '../../src/elements/curated-grid.ts';
import { GlowEarlyAccessElement } from '../../src/elements/early-access.ts';
import { GlowInstantStyleElement } from '../../src/elements/instant-style.ts';
import { GlowStyleQuizElement } from '../../src/elements/style-quiz.ts';
import { GlowSwipeDeckElement } from '../../src/elements/swipe-deck.ts';
import { DESCRIPTORS } from '../../src/widgets/descriptors.ts';
import { fixtureElement } from './fixture/fixture.element.ts';
import { GlowFixtureElement } from './fixture/glow-fixture.ts';

/** Any element of the suite, with the properties and methods of its descriptor. */
export type AnyElement = GlowElement & Record<string, unknown>;

export interface Subject {
  readonly tag: string;
  /** With what all widgets have. */
  readonly descriptor: ElementDescriptor;
}

const ELEMENTS = [
  GlowFixtureElement,
  GlowEarlyAccessElement,
  GlowInstantStyleElement,
  GlowStyleQuizElement,
  GlowSwipeDeckElement,
  GlowCuratedGridElement,
];
for (const elementClass of ELEMENTS) registerElement(elementClass);

/** The fixture and every widget. */
export const SUBJECTS: readonly Subject[] = [fixtureElement, ...DESCRIPTORS].map((descriptor) => ({
  tag: descriptor.tag,
  descriptor: withCommon(descriptor),
}));

export function create(tag: string): AnyElement {
  return document.createElement(tag) as AnyElement;
}

/** In the page and showing. */
export async function show(element: AnyElement, parent: Element = document.body): Promise<AnyElement> {
  parent.append(element);
  await element.ready;
  return element;
}

/** The outermost node of the component: the same one as long as nothing was mounted anew. */
export function rootNode(element: AnyElement): Element {
  const root = element.shadowRoot?.firstElementChild;
  if (!root) throw new Error(`<${element.localName}> shows nothing.`);
  return root;
}

/** Valid text for an attribute of each type. */
export function sampleText({ type, values = [], min = 5 }: ElementDescriptor['attributes'][number]): string {
  if (type === 'number') return String(min);
  if (type === 'enum' || type === 'list') return values[0] ?? '';
  return type === 'url' ? '/somewhere' : 'text';
}
