import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './field.tsx';

const meta = {
  title: 'Kit/Field',
  component: Field,
  args: { label: 'Email address', type: 'email', placeholder: 'you@example.com' },
  parameters: { hostWidthPx: 480 },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = {
  args: { defaultValue: 'you@example', error: 'Please enter a valid email address.' },
};
export const Disabled: Story = { args: { defaultValue: 'you@example.com', disabled: true } };
export const InvalidDark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const InvalidRightToLeft: Story = { ...Invalid, globals: { dir: 'rtl' } };
