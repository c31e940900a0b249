import type { ElementDescriptor } from '../element/descriptor.ts';

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
        'Opens by itself once after so many milliseconds, later while a look is being generated, another modal is open or somebody types.',
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
  slots: [],
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
  loadAttributes: ['open', 'auto-open-ms'],
  commands: { '--open': 'show' },
};
