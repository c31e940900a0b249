import type { ElementDescriptor } from '#widgets/element/descriptor.ts';
import { withCommon } from '#widgets/element/with-common.ts';

interface DocsOptions {
  /** `framed`: it covers its page, so that each state gets a page of its own. */
  readonly place: 'inline' | 'framed';
  /** Demo state in which it shows what it is for. */
  readonly demo: string;
  /** Part that stands once that state has come, loaded after the widget; default: none, as nothing is played inline. */
  readonly demoPart?: string;
  /** Width at which its states hang side by side. */
  readonly tileWidthPx: number;
  /** Attributes of the tag as partners write it. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** HTML that the page needs before the tag, such as a button that opens it. */
  readonly companion?: string;
}

/** What a widget's pages are made of. */
export interface WidgetDocs extends DocsOptions {
  /** With the attributes and events that all widgets have. */
  readonly descriptor: ElementDescriptor;
  /** Id of the docs's stories, before `--`. */
  readonly storyId: string;
}

/** As Storybook makes it of the title `Room/…`. */
export const storyIdOf = (tag: string) => tag.replace('glow-', 'room-');

export function docsOf(descriptor: ElementDescriptor, options: DocsOptions): WidgetDocs {
  return { descriptor: withCommon(descriptor), storyId: storyIdOf(descriptor.tag), ...options };
}
