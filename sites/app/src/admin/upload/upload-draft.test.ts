import { describe, expect, it } from 'vitest';
import {
  EMPTY_DRAFT,
  IMAGE_CHOICES,
  INSTANT_OUTFIT_CHOICES,
  problemOf,
  sentFilename,
  sentTags,
  type UploadDraft,
} from './upload-draft.ts';

const PNG = new File(['x'], 'Look.PNG');
const JPG = new File(['x'], 'look.jpg');
const draft = (overrides: Partial<UploadDraft>): UploadDraft => ({ ...EMPTY_DRAFT, ...overrides });

describe('problemOf', () => {
  // @spec 5.8 Admin image upload: file required; filename required; file name must end in .png; style
  //   required (Casual, Sporty, Formal, Party); body shape required (the five shapes); weather required (Hot,
  //   Cold).
  // @spec 8.41 Admin upload validation: 'Select a file first', 'Enter a filename', 'Only PNG files allowed',
  //   'Please select a style', 'Please select a body shape', 'Please select weather type', 'Please select a
  //   tag'.
  it('finds what is wrong with an image in the order of the specification', () => {
    const found = [
      {},
      { file: JPG },
      { file: JPG, filename: '  ' },
      { file: JPG, filename: 'look' },
      { file: PNG, filename: 'look' },
      { file: PNG, filename: 'look', choices: { style: 'Casual' } },
      { file: PNG, filename: 'look', choices: { style: 'Casual', bodyShape: 'Pear' } },
      { file: PNG, filename: 'look', choices: { style: 'Casual', bodyShape: 'Pear', weather: 'Hot' } },
    ].map((fields) => problemOf(draft(fields), IMAGE_CHOICES));
    expect(found).toEqual([
      'file',
      'filename',
      'filename',
      'png',
      'style',
      'bodyShape',
      'weather',
      undefined,
    ]);
  });

  // @spec 5.11 Admin instant-outfit upload: same file, filename and .png rules; tag required, one of sunny,
  //   cloudy, cold, casual, work, date.
  it('holds an instant outfit to the same rules and then to a tag', () => {
    const found = [
      { filename: 'look' },
      { file: PNG },
      { file: JPG, filename: 'look' },
      { file: PNG, filename: 'look' },
      { file: PNG, filename: 'look', choices: { tag: 'date' } },
    ].map((fields) => problemOf(draft(fields), INSTANT_OUTFIT_CHOICES));
    expect(found).toEqual(['file', 'filename', 'png', 'tag', undefined]);
  });
});

describe('sentFilename', () => {
  // @spec 5.9 '.png' is appended to the filename if missing.
  it('appends .png where it is missing, and nothing where it is there in any case', () => {
    expect(sentFilename(' linen ')).toBe('linen.png');
    expect(sentFilename('linen.jpg')).toBe('linen.jpg.png');
    expect(sentFilename('linen.PNG')).toBe('linen.PNG');
  });
});

describe('sentTags', () => {
  // @spec 5.10 Tags are sent as 'style, body shape, weather'.
  it("is 'style, body shape, weather'", () => {
    const choices = { style: 'Party', bodyShape: 'Inverted Triangle', weather: 'Cold' };
    expect(sentTags(draft({ choices }))).toBe('Party, Inverted Triangle, Cold');
  });
});
