import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Toast } from './toast.tsx';

const meta = {
  title: 'Kit/Toast',
  component: Toast,
  args: { durationMs: 4000, onExpire: fn(), dismissLabel: 'Dismiss' },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { scheme: 'dark' } };

export const Good: Story = {
  args: { toast: { state: 'shown', key: 1, tone: 'good', text: 'Saved to wardrobe.' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent('Saved to wardrobe.');
    await expect(region.matches(':popover-open')).toBe(true);
  },
};
export const Bad: Story = {
  args: { toast: { state: 'shown', key: 1, tone: 'bad', text: 'Could not save outfit. Please try again.' } },
};
export const Hidden: Story = {
  args: { toast: { state: 'hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const WithoutAButton: Story = { args: { ...Good.args, dismissLabel: undefined } };
export const Dismissed: Story = {
  ...Good,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onExpire).toHaveBeenCalled());
  },
};
export const LongText: Story = {
  args: {
    toast: {
      state: 'shown',
      key: 1,
      tone: 'bad',
      text: 'Das Outfit konnte leider nicht in Ihrem Kleiderschrank gespeichert werden. Bitte versuchen Sie es in einem Augenblick noch einmal.',
    },
  },
};
export const GoodDark: Story = { ...Good, ...dark };
export const BadDark: Story = { ...Bad, ...dark };
export const BadRightToLeft: Story = { ...Bad, globals: { dir: 'rtl' } };
