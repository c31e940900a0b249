import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Transform My Style' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = { args: { variant: 'solid' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Glow: Story = { args: { variant: 'glow' } };
export const Small: Story = { args: { size: 'small', children: 'Sign Up' } };
export const Loading: Story = { args: { state: 'loading', children: 'Joining...' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { children: 'Das vollständige Beratungserlebnis mit allen Vorschlägen freischalten' },
  parameters: { hostWidthPx: 320 },
};
export const SolidDark: Story = { ...Solid, globals: { scheme: 'dark' } };
export const QuietDark: Story = { ...Quiet, globals: { scheme: 'dark' } };
export const GlowDark: Story = { ...Glow, globals: { scheme: 'dark' } };
