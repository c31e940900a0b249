/** A value of the brand that a host may set, as `--glow-<name>`. Defaults stand in tokens.css. */
export interface Token {
  readonly name: `--glow-${string}`;
  readonly description: string;
}

/** Every custom property that tokens.css and the parts' own sheets read. */
export const TOKENS: readonly Token[] = [
  { name: '--glow-paper', description: 'Ground of the page.' },
  { name: '--glow-surface', description: 'Ground of what lies on the page: dialogs, quiet buttons.' },
  { name: '--glow-wash', description: 'Soft ground: skeletons, pressed places.' },
  { name: '--glow-wall', description: 'The painted wall behind the figures.' },
  { name: '--glow-ink', description: 'Text.' },
  { name: '--glow-ink-2', description: 'Text of less weight.' },
  { name: '--glow-line', description: 'Fine lines and stitches on the page.' },
  { name: '--glow-line-strong', description: 'Borders of inputs.' },
  { name: '--glow-door', description: 'Leading actions and links.' },
  { name: '--glow-door-hover', description: 'Leading actions under the pointer.' },
  { name: '--glow-on-door', description: 'Text on leading actions.' },
  { name: '--glow-persimmon', description: 'What is liked, picked or under way.' },
  { name: '--glow-on-persimmon', description: 'Text on persimmon.' },
  { name: '--glow-persimmon-deep', description: 'Small text in the accent colour.' },
  { name: '--glow-butter', description: 'Woven labels and notes.' },
  { name: '--glow-on-butter', description: 'Text on butter.' },
  { name: '--glow-danger', description: 'Errors.' },
  { name: '--glow-ok', description: 'Success.' },
  { name: '--glow-focus', description: 'Focus ring.' },
  { name: '--glow-backdrop', description: 'Over the page, while a modal is open.' },
  { name: '--glow-quiet', description: 'Ground of quiet buttons.' },
  { name: '--glow-font-text', description: 'Font of text and controls; the page’s own where unset.' },
  { name: '--glow-font-display', description: 'Font of headlines; the page’s own where unset.' },
  { name: '--glow-weight-bold', description: 'Weight of buttons and labels.' },
  { name: '--glow-weight-display', description: 'Weight of headlines.' },
  { name: '--glow-size-body', description: 'Size of text.' },
  { name: '--glow-radius-input', description: 'Corners of inputs.' },
  { name: '--glow-radius-button', description: 'Corners of buttons.' },
  { name: '--glow-radius-tile', description: 'Corners of cards and posters.' },
  { name: '--glow-radius-card', description: 'Corners of the swipe card.' },
  { name: '--glow-radius-modal', description: 'Corners of dialogs.' },
];
