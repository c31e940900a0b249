import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { StyleQuiz } from './style-quiz.tsx';

const meta = {
  title: 'Widgets/Style quiz',
  component: StyleQuiz,
  args: { apiBase: '' },
} satisfies Meta<typeof StyleQuiz>;

export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { scheme: 'dark' } };
const narrow = { parameters: { hostWidthPx: 390 } };

export const StyleQuestion: Story = {
  args: { demo: 'style' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Question 1 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next Question' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    // The weather panel, off.
    await expect(canvas.getByText('Weather filtering off')).toBeVisible();
    await expect(canvas.getByText('Showing broad recommendations for all climates.')).toBeVisible();
  },
};

export const Chosen: Story = {
  args: { demo: 'style' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sporty' }));
    await expect(canvas.getByRole('radio', { name: 'Sporty' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Next Question' })).toBeEnabled();
  },
};

export const ShapeQuestion: Story = {
  args: { demo: 'shape' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Question 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get Recommendations' })).toBeDisabled();
  },
};

export const Submitting: Story = {
  args: { demo: 'submitting' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Round' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Enable weather' })).toBeDisabled();
  },
};

export const Done: Story = {
  args: { demo: 'done' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your looks are ready.')).toBeVisible();
  },
};

// @spec 8.10 Quiz: recommend failure shows a browser alert 'Error fetching recommendations'.
export const Failed: Story = {
  args: { demo: 'error' },
  beforeEach: () => {
    spyOn(window, 'alert').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error fetching recommendations')).toBeVisible();
    await waitFor(() => expect(window.alert).toHaveBeenCalledWith('Error fetching recommendations'));
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  },
};

export const WeatherWanted: Story = {
  args: { demo: 'weather' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Weather filtering on')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Disable weather' })).toBeVisible();
  },
};

// @spec 8.13 Applied hot: 'Filtering for warm weather';
// @spec 8.15 followed by the city and rounded temperature in C when present, else 'Tailored to today's
//   forecast.'
export const WarmWeather: Story = {
  args: { demo: 'hot' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Filtering for warm weather')).toBeVisible();
    await expect(canvas.getByText('Lisbon, 27°C')).toBeVisible();
  },
};

// @spec 8.14 cold: 'Filtering for cooler days';
export const CoolerDays: Story = {
  args: { demo: 'cold' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Filtering for cooler days')).toBeVisible();
    await expect(canvas.getByText('Bergen, 9°C')).toBeVisible();
  },
};

export const WeatherOfNoPlace: Story = {
  args: { demo: 'no-place' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tailored to today's forecast.")).toBeVisible();
  },
};

// @spec 8.16 Not applied: 'Weather data unavailable' / 'Showing best matches while we reconnect to the
//   forecast.'
export const WeatherUnavailable: Story = {
  args: { demo: 'no-weather' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Weather data unavailable')).toBeVisible();
    const text = 'Showing best matches while we reconnect to the forecast.';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const HelpMeChoose: Story = {
  args: { demo: 'shape' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not sure? Help me choose' }));
    const helper = await canvas.findByRole('dialog', { name: 'Three numbers from a tape' });
    await waitFor(() => expect(helper).toBeVisible());
    await userEvent.click(canvas.getByRole('radio', { name: 'cm' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bust, at the fullest' }), '88');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Waist, where you bend' }), '74');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hips, at the fullest' }), '104');
    await expect(helper).toHaveTextContent('Closest to Pear.');
    await expect(canvas.getByRole('button', { name: 'Choose Pear' })).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    demo: 'shape',
    strings: {
      progress: 'Frage {n} von {total}',
      bodyShape: 'Welche Silhouette kommt deiner eigenen am nächsten?',
      bodyShapeLead: 'Sie bestimmt die Linien deiner Looks. Nimm die ähnlichste, eine falsche gibt es nicht.',
      Rectangle: 'Geradlinig',
      Hourglass: 'Sanduhrförmig',
      Pear: 'Hüftbetont',
      Round: 'Rund',
      'Inverted Triangle': 'Schulterbetont',
      back: 'Zurück',
      getRecommendations: 'Empfehlungen anzeigen',
      enableWeather: 'Wetter berücksichtigen',
      weatherOffTitle: 'Wetter wird nicht berücksichtigt',
      weatherOffText: 'Wir zeigen allgemeine Empfehlungen für alle Klimazonen.',
    },
  },
};

export const StyleQuestionDark: Story = { ...StyleQuestion, ...dark };
export const ShapeQuestionDark: Story = { ...ShapeQuestion, ...dark };
export const FailedDark: Story = { ...Failed, ...dark };
export const WarmWeatherDark: Story = { ...WarmWeather, ...dark };
export const HelpMeChooseDark: Story = { ...HelpMeChoose, ...dark };
export const ChosenNarrow: Story = { ...Chosen, ...narrow };
export const ShapeQuestionNarrow: Story = { ...ShapeQuestion, ...narrow };
export const FailedNarrow: Story = { ...Failed, ...narrow };
export const HelpMeChooseNarrow: Story = { ...HelpMeChoose, ...narrow };
export const LongTextsNarrow: Story = { ...LongTexts, ...narrow };
export const ShapeQuestionRightToLeft: Story = { ...ShapeQuestion, globals: { dir: 'rtl' } };
export const WarmWeatherIn320Px: Story = { ...WarmWeather, parameters: { hostWidthPx: 320 } };
export const ShapeQuestionIn800Px: Story = { ...ShapeQuestion, parameters: { hostWidthPx: 960 } };
