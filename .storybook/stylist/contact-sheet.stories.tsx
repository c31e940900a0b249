import './contact-sheet.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { composeLook } from '#stylist/compose/compose-looks.ts';
import { BODY_SHAPES, STYLES } from '../../packages/api/src/vocabulary.ts';
import { SHEET_SECTIONS } from '../../packages/stylist/scripts/sheet/sheet-sections.ts';
import { ContactSheet } from './contact-sheet.tsx';
import type { SheetPlace } from './sheet-picture.tsx';

const meta = { title: 'Stylist/Contact sheet', component: ContactSheet } satisfies Meta<typeof ContactSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first picture is there, says in words what it shows, and the browser can read it. */
const play: NonNullable<Story['play']> = async ({ canvas }) => {
  const [picture] = (await canvas.findAllByRole('img')) as HTMLImageElement[];
  await expect(picture).toHaveAccessibleName(/, worn by /);
  await waitFor(() => expect(picture?.naturalWidth).toBe(960));
};

const LOOKS: readonly SheetPlace[] = BODY_SHAPES.flatMap((bodyShape, row) =>
  STYLES.map((style, column) => ({
    label: `${bodyShape}, ${style}`,
    part: 'figure' as const,
    compose: () =>
      composeLook({ bodyShape, style, weather: column % 2 ? 'cold' : 'hot' }, 100 + 10 * row + column),
  })),
);

export const FiveShapesInFourStyles: Story = {
  args: {
    title: 'Contact sheet',
    lead: 'Five body shapes in four styles, in warm weather and in cool, each composed as for a visitor.',
    columns: STYLES.length,
    places: LOOKS,
  },
  play,
};

function section(name: string, title: string, lead: string): Story {
  return {
    args: { title, lead, columns: 1, places: [] },
    loaders: [() => ({ section: SHEET_SECTIONS[name]?.() })],
    render: (args, { loaded }) => {
      const { columns, cells } = loaded.section as ReturnType<(typeof SHEET_SECTIONS)[string]>;
      const places = cells.map(({ label, part, spec }) => ({ label, part, compose: () => spec }));
      return <ContactSheet {...args} columns={columns} places={places} />;
    },
    play,
  };
}

export const Hair: Story = section('hair', 'Hair', 'Every cut on three heads of three ages.');
export const Faces: Story = section('faces', 'Faces', 'Headscarves, glasses, skin tones, and hats on hair.');
export const Poses: Story = section('poses', 'Poses', 'Every pose and every aid on each of the five shapes.');
export const Scenes: Story = section('scenes', 'Scenes', 'Every place in each of its variants.');
export const Garments: Story = section('garments', 'Garments', 'The whole wardrobe, piece by piece.');
export const Random: Story = section('random', 'At random', 'A hundred looks as visitors would get them.');
