import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    state: 'open',
    labelledBy: 'dialog-title',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <div style={{ padding: 44 }}>
        <h2 className="glow-display" id="dialog-title">
          Remove outfit?
        </h2>
        <p>This will permanently remove this look from your wardrobe.</p>
      </div>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenDark: Story = { globals: { scheme: 'dark' } };
export const OpenRightToLeft: Story = { globals: { dir: 'rtl' } };
