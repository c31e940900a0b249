import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Toast } from './toast.tsx';

const meta = {
  title: 'Kit/Toast',
  component: Toast,
  args: { durationMs: 4000, onExpire: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  args: { toast: { state: 'shown', key: 1, tone: 'good', text: 'Saved to wardrobe.' } },
};
export const Bad: Story = {
  args: { toast: { state: 'shown', key: 1, tone: 'bad', text: 'Could not save outfit. Please try again.' } },
};
export const GoodDark: Story = { ...Good, globals: { scheme: 'dark' } };
export const BadDark: Story = { ...Bad, globals: { scheme: 'dark' } };
