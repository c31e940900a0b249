import type { ElementDescriptor } from '#element/descriptor.ts';
import type { EarlyAccessState } from './early-access.machine.ts';

/** What its root's `data-state` says. */
const STATES = {
  closed: true,
  idle: true,
  invalid: true,
  submitting: true,
  success: true,
  error: true,
} satisfies Record<EarlyAccessState['status'], true>;

export const earlyAccessElement: ElementDescriptor = {
  tag: 'glow-early-access',
  component: 'EarlyAccess',
  summary: 'The early-access modal: a single email field; opens on a press, by a method or automatically.',
  attributes: [
    {
      name: 'open',
      property: 'open',
      type: 'boolean',
      default: 'false',
      reflects: true,
      description: 'Whether the modal is open; removed when the visitor closes it.',
    },
    {
      name: 'auto-open-ms',
      property: 'autoOpenMs',
      type: 'number',
      min: 0,
      default: 'never',
      description:
        'Milliseconds until the modal opens automatically, once; later if a look is being generated, another modal is open or the visitor is typing. With `trigger="exit"` or `"scroll"`: the earliest time it may open.',
    },
    {
      name: 'trigger',
      property: 'trigger',
      type: 'enum',
      values: ['time', 'exit', 'scroll', 'manual'],
      default: '`time` with `auto-open-ms`, else `manual`',
      description:
        'What opens the modal automatically, once. `time`: a delay, 5000 ms unless `auto-open-ms` is set. `exit`: the mouse leaves through the top of the window, or a finger scrolls the page up fast. `scroll`: the page is scrolled down by `scroll-percent`. `manual`: nothing.',
    },
    {
      name: 'scroll-percent',
      property: 'scrollPercent',
      type: 'number',
      min: 1,
      max: 100,
      default: '50',
      description: 'For `trigger="scroll"`: how far down the page, in percent.',
    },
    {
      name: 'remember-dismissal',
      property: 'rememberDismissal',
      type: 'number',
      min: 0,
      default: '0, not remembered',
      description:
        'Days after the visitor closes the modal during which it does not open automatically; local storage keeps the time of closing under `glow.earlyAccessDismissed`.',
    },
    {
      name: 'fields',
      property: 'fields',
      type: 'string',
      default: 'none',
      description:
        'What the page passes along with a sign-up, written as in an address: `utm_source=letter&ref=7`. At most ten names of 40 letters, digits, `_`, `.` and `-`, with values of 200 characters; the administrator finds them in the export.',
    },
  ],
  properties: [
    {
      name: 'strings',
      type: 'Partial<EarlyAccessStrings>',
      description: 'Texts that replace the built-in ones, by key.',
    },
  ],
  methods: [
    { name: 'show', description: 'Opens the modal.' },
    { name: 'close', description: 'Closes the modal and clears its field.' },
  ],
  events: [
    { name: 'glow-open', detailType: 'undefined', cancelable: false, description: 'The modal opened.' },
    { name: 'glow-close', detailType: 'undefined', cancelable: false, description: 'The modal closed.' },
    {
      name: 'glow-submit',
      detailType: 'undefined',
      cancelable: true,
      description: 'A valid address is about to be sent; preventing it cancels the call.',
    },
    {
      name: 'glow-success',
      detailType: 'undefined',
      cancelable: false,
      description: 'The address was accepted.',
    },
  ],
  parts: [
    {
      name: 'root',
      description: 'The root element; `data-state` is the current state.',
      states: Object.keys(STATES),
    },
    { name: 'panel', description: 'The panel of the modal.' },
    { name: 'title', description: 'The title.' },
    { name: 'heading', description: 'The large heading.' },
    { name: 'form', description: 'The form.' },
    { name: 'label', description: 'The label of the field.' },
    { name: 'input', description: 'The email field.' },
    { name: 'error', description: 'The error message below the field.' },
    { name: 'button', description: 'The button below the field: submits, and closes after success.' },
    { name: 'consent', description: 'The consent text.' },
    { name: 'confirmation', description: 'The message after success.' },
    { name: 'close-button', description: 'The round close button.' },
  ],
  slots: [
    {
      name: '',
      description:
        'Shown only without script or when the widget fails: a plain form that posts `email` and `consent=true` to `/api/early_access/`.',
    },
  ],
  customProperties: [],
  demoStates: [
    { name: 'idle', description: 'Open, with an empty field.' },
    { name: 'invalid', description: 'After an invalid address.' },
    { name: 'submitting', description: 'The address is being sent, indefinitely.' },
    { name: 'success', description: 'Accepted, with the built-in message.' },
    { name: 'message', description: "Accepted, with the server's message." },
    { name: 'error', description: 'Refused without a reason.' },
    { name: 'refused', description: "Refused, with the server's message." },
    { name: 'offline', description: 'No answer came; retried once when the browser is back online.' },
  ],
  load: 'asked',
  loadAttributes: ['open', 'auto-open-ms', 'trigger', 'demo'],
  commands: { '--open': 'show' },
};
