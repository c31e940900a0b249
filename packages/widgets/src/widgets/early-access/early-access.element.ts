import type { ElementDescriptor } from '#element/descriptor.ts';

export const earlyAccessElement: ElementDescriptor = {
  tag: 'glow-early-access',
  component: 'EarlyAccess',
  summary: 'The early-access modal: one e-mail field, opened by a press, by a method or by itself.',
  attributes: [
    {
      name: 'open',
      property: 'open',
      type: 'boolean',
      default: 'false',
      reflects: true,
      description: 'Whether the modal shows; taken away when the visitor closes it.',
    },
    {
      name: 'auto-open-ms',
      property: 'autoOpenMs',
      type: 'number',
      min: 0,
      default: 'never',
      description:
        'Opens by itself once after so many milliseconds, later while a look is being generated, another modal is open or somebody types. With `trigger="exit"` and `"scroll"`: not before.',
    },
    {
      name: 'trigger',
      property: 'trigger',
      type: 'enum',
      values: ['time', 'exit', 'scroll', 'manual'],
      default: '`time` with `auto-open-ms`, else `manual`',
      description:
        'What opens it by itself, once: a time (5000 ms unless `auto-open-ms` says otherwise); an exit, when a mouse leaves through the top of the window or a finger flings the page up; a scroll down the page; or nothing.',
    },
    {
      name: 'scroll-percent',
      property: 'scrollPercent',
      type: 'number',
      min: 1,
      max: 100,
      default: '50',
      description: 'For `trigger="scroll"`: how much of the way down the page.',
    },
    {
      name: 'remember-dismissal',
      property: 'rememberDismissal',
      type: 'number',
      min: 0,
      default: '0, not remembered',
      description:
        'Does not open by itself within so many days after the visitor closed it; local storage then holds the moment under `glow.earlyAccessDismissed`.',
    },
  ],
  properties: [
    {
      name: 'strings',
      type: 'Partial<EarlyAccessStrings>',
      description: 'Texts that replace ours, by key.',
    },
  ],
  methods: [
    { name: 'show', description: 'Opens the modal.' },
    { name: 'close', description: 'Closes the modal and forgets what was typed.' },
  ],
  events: [
    { name: 'glow-open', detailType: 'undefined', cancelable: false, description: 'The modal opened.' },
    { name: 'glow-close', detailType: 'undefined', cancelable: false, description: 'The modal closed.' },
    {
      name: 'glow-submit',
      detailType: 'undefined',
      cancelable: true,
      description: 'A valid address is about to be sent; preventing it keeps it from being sent.',
    },
    {
      name: 'glow-success',
      detailType: 'undefined',
      cancelable: false,
      description: 'The address was taken.',
    },
  ],
  parts: [
    { name: 'root', description: 'Everything; `data-state` names the state.' },
    { name: 'panel', description: 'The panel of the modal.' },
    { name: 'title', description: 'The title.' },
    { name: 'heading', description: 'The large heading.' },
    { name: 'form', description: 'The form.' },
    { name: 'label', description: 'The label of the field.' },
    { name: 'input', description: 'The e-mail field.' },
    { name: 'error', description: 'The sentence under the field.' },
    { name: 'button', description: 'The button at the foot.' },
    { name: 'consent', description: 'The sentence about consent.' },
    { name: 'confirmation', description: 'The sentence after success.' },
    { name: 'close-button', description: 'The round button that closes.' },
  ],
  slots: [
    {
      name: '',
      description:
        'Shows only while no script runs, or when the widget fails: a plain form that posts `email` and `consent=true` to `/api/early_access/`.',
    },
  ],
  customProperties: [],
  demoStates: [
    { name: 'idle', description: 'Open, with an empty field.' },
    { name: 'invalid', description: 'After an address that is none.' },
    { name: 'submitting', description: 'While it is sent.' },
    { name: 'success', description: 'Taken, with our own words.' },
    { name: 'message', description: "Taken, with the server's words." },
    { name: 'error', description: 'Refused without a reason.' },
    { name: 'refused', description: "Refused with the server's words." },
    { name: 'offline', description: 'No answer came; tried once more when the line is back.' },
  ],
  load: 'asked',
  loadAttributes: ['open', 'auto-open-ms', 'trigger', 'demo'],
  commands: { '--open': 'show' },
};
