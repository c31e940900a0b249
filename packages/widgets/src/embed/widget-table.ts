/** What the loader knows of a widget before its chunk is there; written into it by the build. */
export interface LoadableWidget {
  /** Files of what the widget is made of, without `.js`, its own first. */
  readonly chunks: readonly [own: string, ...shared: string[]];
  /** How long its own chunk has the line to itself, in ms. Default: 0. */
  readonly aheadMs?: number;
  /** Absent: the tag's coming near the viewport asks for the widget. */
  readonly far?: true;
  /** Attributes whose presence asks for the widget at once. */
  readonly asks?: readonly string[];
  /** Invoker command → method. */
  readonly commands?: Readonly<Record<string, string>>;
}

/** Values that the build puts in place, each read once, since each reading is a copy. */
declare global {
  const GLOW_WIDGETS: Readonly<Record<string, LoadableWidget>>;
  /** Style rules that hold the place of tags not yet there. */
  const GLOW_PLACEHOLDER_CSS: string;
  /** From the loader's folder to that of the chunks, such as `./`. */
  const GLOW_ROOT: string;
}

export const WIDGETS = GLOW_WIDGETS;
