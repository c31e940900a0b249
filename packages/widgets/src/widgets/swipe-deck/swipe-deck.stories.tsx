import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SwipeDeck } from './swipe-deck.tsx';

const meta = {
  title: 'Widgets/Swipe deck',
  component: SwipeDeck,
  args: { apiBase: '' },
} satisfies Meta<typeof SwipeDeck>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { scheme: 'dark' } };
const narrow = { parameters: { hostWidthPx: 390 } };

function showing(demo: string, counter: string): Story {
  return {
    args: { demo },
    play: async ({ canvas }) => {
      await expect(await canvas.findByText(counter)).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Style Preference' })).toBeVisible();
      await expect(canvas.getByText('Swipe right if you love it, left if not')).toBeVisible();
      const picture = canvas.getByRole('article').querySelector('img');
      await waitFor(() => expect(picture).toHaveAttribute('data-picture', 'decoded'));
    },
  };
}

export const First: Story = {
  ...showing('first', '1 / 10'),
  play: async (context) => {
    await showing('first', '1 / 10').play?.(context);
    const { canvas } = context;
    for (const name of ['Back', 'Undo']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    for (const name of ['Pass', 'Like', 'Next']) {
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
    }
  },
};

export const UnderWay: Story = showing('under-way', '3 / 10');
export const Returned: Story = showing('returned', '3 / 10');
export const Arriving: Story = showing('arriving', '2 / 3');
export const Last: Story = showing('last', '10 / 10');

/** A card on its way out, held at the end of it. */
export const Leaving: Story = {
  args: { demo: 'leaving' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 / 10')).toBeVisible();
  },
};

/** A page of 320 px beside a scroll bar. */
export const Narrowest: Story = {
  ...showing('first', '1 / 10'),
  parameters: { hostWidthPx: 397 }, // less the margins of a page of 1200 px: 265
  play: async ({ canvas }) => {
    const names = ['Back', 'Undo', 'Pass', 'Like', 'Next'];
    const boxes = names.map((name) => canvas.getByRole('button', { name }).getBoundingClientRect());
    const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    await expect(new Set(middles)).toHaveProperty('size', 1);
  },
};

/** Spec section 5: placeholders show as skeletons. */
export const Styling: Story = {
  args: { demo: 'styling' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Pass' })).toBeDisabled();
  },
};

export const Waiting: Story = {
  args: { demo: 'waiting' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: 'Like' })).toBeDisabled();
  },
};

export const Finished: Story = {
  args: { demo: 'finished' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You loved 7 of 10.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeEnabled();
  },
};

// @spec 2.swipe.3 Empty state 'No outfits to show.'
export const Empty: Story = {
  args: { demo: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No outfits to show.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

export const LongTexts: Story = {
  ...UnderWay,
  args: {
    demo: 'under-way',
    strings: {
      title: 'Geschmacksrichtungen erkunden',
      hint: 'Nach rechts wischen, wenn es dir gefällt, nach links, wenn nicht',
      likeStamp: 'Das gefällt mir sehr',
      passStamp: 'Nichts für mich',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 / 10')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Geschmacksrichtungen erkunden' })).toBeVisible();
  },
};

export const FirstDark: Story = { ...First, ...dark };
export const ReturnedDark: Story = { ...Returned, ...dark };
export const StylingDark: Story = { ...Styling, ...dark };
export const FinishedDark: Story = { ...Finished, ...dark };
export const EmptyDark: Story = { ...Empty, ...dark };
export const FirstNarrow: Story = { ...First, ...narrow };
export const ReturnedNarrow: Story = { ...Returned, ...narrow };
export const FinishedNarrow: Story = { ...Finished, ...narrow };
export const LongTextsNarrow: Story = { ...LongTexts, ...narrow };
export const ReturnedRightToLeft: Story = { ...Returned, globals: { dir: 'rtl' } };
export const FirstIn320Px: Story = { ...First, parameters: { hostWidthPx: 320 } };
