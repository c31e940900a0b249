import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EarlyAccess } from './early-access.tsx';

const meta = {
  title: 'Widgets/Early access',
  component: EarlyAccess,
  args: { apiBase: '', onSubmit: fn(), onSuccess: fn(), onClose: fn() },
} satisfies Meta<typeof EarlyAccess>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { scheme: 'dark' } };

function showing(demo: string, text: string): Story {
  return {
    args: { demo },
    play: async () => {
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expect(screen.getByRole('dialog', { name: 'Get Early Access' })).toBeVisible();
    },
  };
}

export const Idle: Story = showing('idle', 'Join Early Access');
export const InvalidEmail: Story = showing('invalid', 'Please enter a valid email address.');
export const Submitting: Story = showing('submitting', 'Joining...');
export const Success: Story = showing('success', "Thanks! You're on the early access list.");
export const SuccessInTheServersWords: Story = showing('message', "You're in. See you at the fitting.");
export const Refused: Story = showing('error', "We couldn't save that email right now. Please try again.");
export const RefusedInTheServersWords: Story = showing(
  'refused',
  'Too many sign-ups from here. Please try again in a minute.',
);
export const Unanswered: Story = showing('offline', 'Something went wrong. Please try again.');

export const Closes: Story = {
  ...Success,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LongTexts: Story = {
  args: {
    demo: 'invalid',
    strings: {
      title: 'Frühzeitigen Zugang zur Anwendung erhalten',
      heading: 'Probieren Sie unsere Anwendung für das Telefon als eine der Ersten aus',
      invalidEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, an die wir Ihnen schreiben können.',
      join: 'Jetzt in die Liste eintragen lassen',
    },
  },
};

export const IdleDark: Story = { ...Idle, ...dark };
export const InvalidEmailDark: Story = { ...InvalidEmail, ...dark };
export const SuccessDark: Story = { ...Success, ...dark };
export const InvalidEmailRightToLeft: Story = { ...InvalidEmail, globals: { dir: 'rtl' } };
