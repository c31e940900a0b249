import './docs.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DESCRIPTORS } from '#widgets/widgets/descriptors.ts';
import { storyIdOf } from './widget-docs.ts';

const PAGES = [
  { name: 'embed', text: 'Embed it' },
  { name: 'playground', text: 'Play' },
  { name: 'states', text: 'Every state' },
  { name: 'errors', text: 'When something is wrong' },
];

const ELSEWHERE = [
  { id: 'foundations-tokens--colours', text: 'Foundations: colours, type, space, corners, motion' },
  { id: 'kit-button--solid', text: 'Kit: buttons, fields, dialogs, toasts, skeletons' },
  {
    id: 'stylist-contact-sheet--five-shapes-in-four-styles',
    text: 'Stylist: the contact sheet, drawn while you look',
  },
  { id: 'widgets-in-other-languages--style-quiz-in-arabic', text: 'Five languages, two directions' },
];

const addressOf = (id: string) => `./?path=/story/${id}`;

/** Where a designer comes in. */
function Start() {
  return (
    <article className="docs-page">
      <header>
        <h1 className="glow-display">The designers’ docs</h1>
        <p className="docs-lead">
          Everything Glow can look like, each page a test. Scheme and direction are in the toolbar above.
        </p>
      </header>
      <ul className="docs-list">
        {DESCRIPTORS.map(({ tag, summary }) => (
          <li key={tag}>
            <h2>
              <code>&lt;{tag}&gt;</code>
            </h2>
            <p>{summary}</p>
            <nav aria-label={tag}>
              {PAGES.map(({ name, text }) => (
                <a key={name} href={addressOf(`${storyIdOf(tag)}--${name}`)} target="_top">
                  {text}
                </a>
              ))}
            </nav>
          </li>
        ))}
        {ELSEWHERE.map(({ id, text }) => (
          <li key={id}>
            <a href={addressOf(id)} target="_top">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}

const meta = { title: 'Start here', component: Start } satisfies Meta<typeof Start>;

export default meta;

export const TheDesignersRoom: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const { tag } of DESCRIPTORS) {
      await expect(canvas.getByRole('navigation', { name: tag }).children).toHaveLength(PAGES.length);
    }
  },
};
