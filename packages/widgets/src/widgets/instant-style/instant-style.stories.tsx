import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import '../../shared/popover/popover.css';
import { INSTANT_STYLE_STRINGS } from './instant-style.messages.ts';
import { InstantStyle } from './instant-style.tsx';

const meta = {
  title: 'Widgets/Instant style',
  component: InstantStyle,
  args: { apiBase: '', unlockUrl: '' },
} satisfies Meta<typeof InstantStyle>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { scheme: 'dark' } };
const narrow = { parameters: { hostWidthPx: 390 } };

export const Idle: Story = { args: { demo: 'idle' } };

export const Loading: Story = {
  args: { demo: 'loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Generating a look you'll love...")).toBeVisible();
    await expect(canvas.getByText('We heard: Date Night')).toBeVisible();
  },
};

export const Result: Story = {
  args: { demo: 'result' },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { name: 'Burnt orange by lamplight' });
    await waitFor(() => expect(name).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Unlock Full Styling Experience' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retake Choices' })).toBeVisible();
  },
};

export const RequestFailed: Story = {
  args: { demo: 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching instant outfit. Please try again.')).toBeVisible();
  },
};

export const NoOutfit: Story = {
  args: { demo: 'empty' },
  play: async ({ canvas }) => {
    const text = 'No outfit found for that combo. Try another option!';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Exhausted: Story = {
  args: { demo: 'exhausted' },
  play: async ({ canvas }) => {
    const text =
      'We just cycled through every available look - give it another moment or try a different vibe.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const WhyThisLook: Story = {
  args: { demo: 'result' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Why this look' }));
    const popover = await canvas.findByRole('dialog', { name: 'Why this look' });
    await waitFor(() => expect(popover).toBeVisible());
    await expect(popover).toHaveTextContent('Pearls make anything look more grown-up.');
  },
};

export const OnlyTheWeather: Story = { args: { demo: 'idle', vibes: ['sunny', 'cold'] } };

export const LongTexts: Story = {
  args: {
    demo: 'result',
    strings: {
      ...INSTANT_STYLE_STRINGS,
      headline: 'Schluss mit den Augenblicken, in denen der Kleiderschrank angeblich nichts hergibt',
      sunnyLabel: 'Sonnenschein',
      dateLabel: 'Verabredung am Abend',
      styleMe: 'Jetzt einkleiden',
      dateDescription:
        'Ein Stück, das das Licht einfängt, und alles Übrige, das ihm dabei den Vortritt lässt. Angezogen, nicht verkleidet, und bequem genug für den Heimweg.',
      unlock: 'Das vollständige Beratungserlebnis freischalten',
      retake: 'Auswahl noch einmal treffen',
    },
  },
};

export const IdleDark: Story = { ...Idle, ...dark };
export const LoadingDark: Story = { ...Loading, ...dark };
export const ResultDark: Story = { ...Result, ...dark };
export const RequestFailedDark: Story = { ...RequestFailed, ...dark };
export const WhyThisLookDark: Story = { ...WhyThisLook, ...dark };
export const IdleNarrow: Story = { ...Idle, ...narrow };
export const LoadingNarrow: Story = { ...Loading, ...narrow };
export const ResultNarrow: Story = { ...Result, ...narrow };
export const ExhaustedNarrow: Story = { ...Exhausted, ...narrow };
export const LongTextsNarrow: Story = { ...LongTexts, ...narrow };
export const ResultRightToLeft: Story = { ...Result, globals: { dir: 'rtl' } };
export const ResultIn320Px: Story = { ...Result, parameters: { hostWidthPx: 320 } };
export const ResultIn800Px: Story = { ...Result, parameters: { hostWidthPx: 960 } };
