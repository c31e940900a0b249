import './foundations.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { ColourSwatch } from './colour-swatch.tsx';
import { MotionSpecimen } from './motion-specimen.tsx';
import { TOKEN_READINGS, tokensOfKind } from './read-tokens.ts';
import { TokenRow } from './token-row.tsx';

interface SheetProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of the foundations. */
function Sheet({ title, lead, children }: SheetProps) {
  return (
    <article className="foundations">
      <header>
        <h1 className="glow-display">{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </article>
  );
}

const meta = { title: 'Foundations/Tokens', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj;

const dark = { globals: { scheme: 'dark' } };

export const Colours: Story = {
  render: () => (
    <Sheet
      title="Colours"
      lead="Bone paper, aubergine ink, and the petrol of the door, in the light and in the dark. A host sets one by its --glow- name: for both, or with light-dark() for each."
    >
      <div className="swatches">
        {tokensOfKind('colour').map((token) => (
          <ColourSwatch key={token.name} token={token} />
        ))}
      </div>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const papers = [...canvasElement.querySelectorAll('.swatch:first-child .swatch-cloth')];
    const [light, dim] = papers.map((paper) => getComputedStyle(paper).backgroundColor);
    await expect(light).not.toBe(dim);
    await expect(canvasElement.querySelectorAll('.swatch')).toHaveLength(tokensOfKind('colour').length);
  },
};

const SPECIMEN = 'Nothing to wear, never again';
const SENTENCE =
  'Tell us the weather or the plan. You get one look, drawn for you, and three honest reasons for it.';

export const Type: Story = {
  render: () => (
    <Sheet
      title="Type"
      lead="Gloock speaks, Hanken Grotesk explains. On a partner's page both give way to the fonts of the house."
    >
      <section className="type-display" aria-label="Headlines">
        {[72, 48, 34, 26].map((size) => (
          <div key={size}>
            <code>{size}px</code>
            <p className="glow-display" style={{ fontSize: size }}>
              {SPECIMEN}
            </p>
          </div>
        ))}
      </section>
      <dl className="token-list">
        {tokensOfKind('size').map((token) => (
          <TokenRow key={token.name} token={token}>
            <p className="type-text" style={{ fontSize: `var(--g-${token.name})` }}>
              {SENTENCE}
            </p>
          </TokenRow>
        ))}
        {tokensOfKind('weight').map((token) => (
          <TokenRow key={token.name} token={token}>
            <p className="glow-display type-text" style={{ fontSize: 34 }}>
              {SPECIMEN}
            </p>
          </TokenRow>
        ))}
      </dl>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const [headline] = canvas.getAllByText(SPECIMEN);
    await expect(getComputedStyle(headline as Element).fontFamily).toContain('Gloock');
  },
};

export const Space: Story = {
  render: () => (
    <Sheet title="Space" lead="Nine steps, from the gap in a label to the air around a page.">
      <dl className="token-list">
        {tokensOfKind('space').map((token) => (
          <TokenRow key={token.name} token={token}>
            <div className="space-bar" style={{ inlineSize: `var(--g-${token.name})` }} />
          </TokenRow>
        ))}
      </dl>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('.space-bar')].map((bar) => bar.clientWidth);
    await expect(widths).toEqual(widths.toSorted((one, two) => one - two));
    await expect(widths).toHaveLength(tokensOfKind('space').length);
  },
};

export const Corners: Story = {
  render: () => (
    <Sheet title="Corners" lead="The larger the piece, the rounder its corner, as with pockets.">
      <div className="corners">
        {tokensOfKind('radius').map(({ name, values, hostName, description }) => (
          <figure key={name}>
            <div style={{ borderRadius: `var(--g-${name})` }} />
            <figcaption>
              <strong>{name}</strong>
              <span>{description}</span>
              <code>
                {hostName}: {values}
              </code>
            </figcaption>
          </figure>
        ))}
      </div>
      <section aria-label="Shadow" className="shadow">
        <p>The one shadow there is, under what lies on the page.</p>
      </section>
    </Sheet>
  ),
};

export const Motion: Story = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Cloth settles: quick off, slow to rest. Whoever asks for less motion gets none."
    >
      <MotionSpecimen />
    </Sheet>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move them' }));
    await expect(canvasElement.querySelectorAll('[data-side=end]')).toHaveLength(
      tokensOfKind('time').length + tokensOfKind('easing').length,
    );
  },
};

/** Every token is on one of the pages. */
export const NothingIsLeftOut: Story = {
  render: () => (
    <Sheet title="All tokens" lead="As tokens.css declares them, in its order.">
      <dl className="token-list">
        {TOKEN_READINGS.map((token) => (
          <TokenRow key={token.name} token={token}>
            <span className="token-kind">{token.kind}</span>
          </TokenRow>
        ))}
      </dl>
    </Sheet>
  ),
};

export const ColoursDark: Story = { ...Colours, ...dark };
export const TypeDark: Story = { ...Type, ...dark };
export const CornersDark: Story = { ...Corners, ...dark };
export const MotionDark: Story = { ...Motion, ...dark };
