import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { GlowElement } from '#widgets/element/glow-element.ts';
import { EmbedPage } from './embed-page.tsx';
import { isErrorState } from './error-states.ts';
import { Playground, type PlaygroundArgs } from './playground.tsx';
import { playgroundControls } from './playground-controls.ts';
import { StateGallery } from './state-gallery.tsx';
import type { WidgetDocs } from './widget-docs.ts';

type DocsStory = StoryObj<PlaygroundArgs>;

/** Returns the element of a place, which a frame in it may hold. Throws where there is none. */
function elementIn(place: Element, { descriptor: { tag } }: WidgetDocs): GlowElement {
  const page = place.querySelector('iframe')?.contentDocument ?? place;
  const element = page.querySelector(tag);
  if (!element) throw new Error(`There is no <${tag}> yet.`);
  return element as GlowElement;
}

const partOf = (element: GlowElement, part: string) => element.shadowRoot?.querySelector(`[part~=${part}]`);

/** Its outermost part, which says what it shows. */
const rootOf = (element: GlowElement) => partOf(element, 'root');

/** Waits for the demo, which is loaded after the widget is ready. */
async function demoPlayed(element: GlowElement, { demoPart }: WidgetDocs): Promise<void> {
  if (demoPart) await waitFor(() => expect(partOf(element, demoPart)).toBeVisible());
}

export function embedStory(docs: WidgetDocs): DocsStory {
  return {
    render: () => <EmbedPage docs={docs} />,
    parameters: { controls: { disable: true } },
    play: async ({ canvas, canvasElement }) => {
      const element = await waitFor(() => elementIn(canvasElement, docs));
      await element.ready;
      await demoPlayed(element, docs);
      await expect(canvas.getByRole('region', { name: 'What a page carries' })).toHaveTextContent(
        `</${docs.descriptor.tag}>`,
      );
      for (const { name } of docs.descriptor.events) {
        await expect(canvas.getByRole('rowheader', { name })).toBeVisible();
      }
    },
  };
}

/** A brand unlike ours, by what a host may set. */
export const HOST_BRAND: PlaygroundArgs = {
  '--glow-door': '#7a1f5c',
  '--glow-door-hover': '#5c1646',
  '--glow-on-door': '#ffffff',
  '--glow-wash': '#eef1f8',
  '--glow-persimmon': '#f2b8c6',
  '--glow-on-persimmon': '#3a0d29',
  '--glow-persimmon-deep': '#9c2f5a',
  '--glow-butter': '#dfe6ff',
  '--glow-on-butter': '#1d2340',
  '--glow-radius-button': '0px',
  '--glow-radius-tile': '2px',
  '--glow-radius-card': '2px',
};

export function playgroundStory(docs: WidgetDocs, args: PlaygroundArgs = {}): DocsStory {
  return {
    render: (given) => <Playground docs={docs} args={given} />,
    args: { demo: docs.demo, lang: 'en', dir: 'ltr', ...docs.attributes, ...args },
    argTypes: playgroundControls(docs.descriptor),
    play: async ({ canvasElement, args: given }) => {
      const element = elementIn(canvasElement, docs);
      await element.ready;
      const root = await waitFor(
        () => rootOf(element) ?? Promise.reject(new Error('The widget has no root.')),
      );
      await demoPlayed(element, docs);
      await expect(element).toHaveProperty('demo', (given as PlaygroundArgs).demo);
      for (const [name, value] of Object.entries(given).filter(([key]) => key.startsWith('--'))) {
        await expect(getComputedStyle(root).getPropertyValue(name)).toBe(value);
      }
    },
  };
}

function galleryStory(
  title: string,
  docs: WidgetDocs,
  states: WidgetDocs['descriptor']['demoStates'],
): DocsStory {
  return {
    render: () => <StateGallery title={title} docs={docs} states={states} />,
    parameters: { controls: { disable: true } },
    play: async ({ canvasElement }) => {
      const tiles = [...canvasElement.querySelectorAll('figure')];
      await expect(tiles.map(({ dataset }) => dataset.demo)).toEqual(states.map(({ name }) => name));
      for (const tile of tiles) {
        const element = await waitFor(() => elementIn(tile, docs));
        await element.ready;
        await waitFor(() => expect(rootOf(element)).toBeVisible());
      }
    },
  };
}

/** Returns a story of every demo state of the widget. */
export const stateStory = (docs: WidgetDocs) => galleryStory('Every state', docs, docs.descriptor.demoStates);

/** Returns a story of the demo states in which something is missing, wrong or over. */
export const errorStory = (docs: WidgetDocs) =>
  galleryStory('When something is wrong', docs, docs.descriptor.demoStates.filter(isErrorState));
