import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CURATED_GRID_STRINGS, type CuratedGridStrings } from './curated-grid.messages.ts';
import { CuratedGrid } from './curated-grid.tsx';

const meta = {
  title: 'Widgets/Curated grid',
  component: CuratedGrid,
  args: { apiBase: '', homeUrl: '#home', quizUrl: '#quiz', deckUrl: '#deck', onNavigate: fn(() => false) },
} satisfies Meta<typeof CuratedGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { scheme: 'dark' } };
const narrow = { parameters: { hostWidthPx: 390 } };
const FIRST = 'Cobalt dots beside the oranges';

// @spec 9.14 6 skeleton cards on curated.
export const Loading: Story = {
  args: { demo: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[part=skeleton]')).toHaveLength(6);
  },
};

// @spec 2.curated.1 Title 'Curated Just For You'; 'Retake Quiz'; a grid of outfit cards (6 skeleton cards
//   while loading) each with a save button; empty state 'No curated outfits yet. Swipe and like outfits to
//   build this list.' with 'Start swiping'; 'Back to Home'.
export const Filled: Story = {
  args: { demo: 'filled', onSave: fn(async () => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: FIRST })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Curated Just For You' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retake Quiz' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Save/ })).toHaveLength(6);
  },
};

// @spec 5.15 Outfits without an image, and placeholders, show as skeletons.
export const AwaitingPictures: Story = {
  args: { demo: 'awaited' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: FIRST });
    await expect(canvasElement.querySelectorAll('[part=skeleton]')).toHaveLength(2);
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
  },
};

export const Empty: Story = {
  args: { demo: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(CURATED_GRID_STRINGS.empty)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start swiping' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  },
};

// @spec 2.curated.2 If the style test is not complete: 'You haven't taken the style test yet' with 'Take the
//   Test' and 'Back to Home'.
export const NotTaken: Story = {
  args: { demo: 'not-taken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You haven't taken the style test yet")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take the Test' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retake Quiz' })).toBeNull();
  },
};

export const Saving: Story = {
  args: { demo: 'saving' },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: `Saving... ${FIRST}` });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

// @spec 8.18 success 'Saved to wardrobe.';
export const Saved: Story = {
  args: { demo: 'saved' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved to wardrobe.'));
    await expect(canvas.getAllByRole('button', { name: /^Saved/ })).toHaveLength(2);
  },
};

// @spec 8.17 Saving: failure toast 'Could not save outfit. Please try again.';
export const SaveFailed: Story = {
  args: { demo: 'error' },
  play: async ({ canvas }) => {
    const text = 'Could not save outfit. Please try again.';
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expect(canvas.getByRole('button', { name: `Try Again ${FIRST}` })).toBeEnabled();
  },
};

// @spec 4.14 Curated save, per outfit: idle, saving, then saved or error.
export const SavesWithTheKeyboard: Story = {
  ...Filled,
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('heading', { name: FIRST });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retake Quiz' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: FIRST })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const saved = await canvas.findByRole('button', { name: `Saved ${FIRST}` });
    await expect(saved).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const ShowsALookLarge: Story = {
  ...Filled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: FIRST }));
    await expect(await canvas.findByRole('dialog', { name: FIRST })).toBeVisible();
    const close = canvas.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toBeVisible());
  },
};

export const TakesTheQuizAgain: Story = {
  ...Filled,
  args: { ...Filled.args, onRetakeQuiz: fn(() => false) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retake Quiz' }));
    await expect(canvas.getByText("You haven't taken the style test yet")).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Curated Just For You' })).toHaveFocus();
    await expect(args.onRetakeQuiz).toHaveBeenCalledOnce();
  },
};

const GERMAN: Partial<CuratedGridStrings> = {
  title: 'Ganz persönlich für Sie zusammengestellt',
  retake: 'Stilfragebogen wiederholen',
  notTaken: 'Sie haben den Stilfragebogen noch nicht ausgefüllt',
  takeTest: 'Zum Stilfragebogen',
  home: 'Zurück zur Startseite',
  saveIdle: 'In den Kleiderschrank',
  saveError: 'Noch einmal versuchen',
  toastFailed:
    'Das Outfit konnte nicht gespeichert werden. Bitte versuchen Sie es in einem Augenblick noch einmal.',
};

const ARABIC: Partial<CuratedGridStrings> = {
  title: 'مختارات من أجلك',
  retake: 'إعادة الاختبار',
  home: 'العودة إلى الصفحة الرئيسية',
  saveIdle: 'حفظ',
  saveSaved: 'تم الحفظ',
  toastSaved: 'تم الحفظ في خزانة الملابس.',
  toastDismiss: 'إغلاق',
};

export const LongTexts: Story = { args: { demo: 'error', strings: GERMAN } };
export const NotTakenLongTexts: Story = { args: { demo: 'not-taken', strings: GERMAN } };
export const RightToLeft: Story = {
  args: { demo: 'saved', strings: ARABIC, lang: 'ar' },
  globals: { dir: 'rtl' },
};

export const LoadingDark: Story = { ...Loading, ...dark };
export const FilledDark: Story = { ...Filled, ...dark };
export const AwaitingPicturesDark: Story = { ...AwaitingPictures, ...dark };
export const EmptyDark: Story = { ...Empty, ...dark };
export const ShowsALookLargeDark: Story = { ...ShowsALookLarge, ...dark };
export const NotTakenDark: Story = { ...NotTaken, ...dark };
export const SavedDark: Story = { ...Saved, ...dark };
export const SaveFailedDark: Story = { ...SaveFailed, ...dark };
export const LoadingNarrow: Story = { ...Loading, ...narrow };
export const FilledNarrow: Story = { ...Filled, ...narrow };
export const EmptyNarrow: Story = { ...Empty, ...narrow };
export const NotTakenNarrow: Story = { ...NotTaken, ...narrow };
export const SaveFailedNarrow: Story = { ...SaveFailed, ...narrow };
export const LongTextsNarrow: Story = { ...LongTexts, ...narrow };
export const RightToLeftNarrow: Story = { ...RightToLeft, ...narrow };
export const FilledIn320Px: Story = { ...Filled, parameters: { hostWidthPx: 320 } };
export const FilledIn800Px: Story = { ...Filled, parameters: { hostWidthPx: 880 } };
