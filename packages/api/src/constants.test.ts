import { describe, expect, it } from 'vitest';
import {
  CALL_TIMEOUT_MS,
  CARD_ANIMATION_MS,
  CURATED_SKELETONS,
  DECK_MAX_SIZE,
  DECK_SIZE,
  DRAG_THRESHOLD_PX,
  EARLY_ACCESS_AUTO_OPEN_MS,
  FALLBACK_API_BASE,
  FILE_CALL_TIMEOUT_MS,
  GENERATE_COUNT,
  HERO_REVEAL_MS,
  INITIALS_MAX_LETTERS,
  INSTANT_COUNT,
  INSTANT_MAX_ATTEMPTS,
  LOCAL_STORAGE_KEYS,
  PAGE_SIZE,
  PASSWORD_MIN_LENGTH,
  PLACEHOLDER_MAX_MS,
  RECOMMEND_COUNT,
  SECTION_REVEAL_MS,
  SECTION_REVEAL_VISIBLE_SHARE,
  SESSION_STORAGE_KEYS,
  TOAST_MS,
} from './constants.ts';
import { INSTANT_OPTIONS, OCCASION_OPTIONS, WEATHER_OPTIONS } from './instant-options.ts';
import {
  ACCESS_TOKEN_TTL_MS,
  EMAIL_MAX_LENGTH,
  EXCLUDE_NAMES_MAX,
  JSON_MAX_BYTES,
  LAYER_WIDTHS,
  MEDIA_WIDTHS,
  NAME_MAX_LENGTH,
  PAGE_SIZE_MAX,
  PNG_MAX_BYTES,
  PNG_MAX_PIXELS,
  REFRESH_TOKEN_TTL_MS,
} from './limits.ts';
import { isStrongPassword } from './rules.ts';
import { BODY_SHAPES, SECURITY_QUESTIONS, STYLES, VIBES } from './vocabulary.ts';

/** Section 9, number by number: a wrong one fails here, whatever the tests that reckon with the constant say. */
const SECTION_9 = [
  ['DECK_SIZE', DECK_SIZE, 10],
  ['DECK_MAX_SIZE', DECK_MAX_SIZE, 14],
  ['RECOMMEND_COUNT', RECOMMEND_COUNT, 10],
  ['GENERATE_COUNT', GENERATE_COUNT, 4],
  ['INSTANT_COUNT', INSTANT_COUNT, 1],
  ['INSTANT_MAX_ATTEMPTS', INSTANT_MAX_ATTEMPTS, 5],
  ['DRAG_THRESHOLD_PX', DRAG_THRESHOLD_PX, 150],
  ['CARD_ANIMATION_MS', CARD_ANIMATION_MS, 300],
  ['TOAST_MS', TOAST_MS, 4000],
  ['EARLY_ACCESS_AUTO_OPEN_MS', EARLY_ACCESS_AUTO_OPEN_MS, 5000],
  ['PASSWORD_MIN_LENGTH', PASSWORD_MIN_LENGTH, 8],
  ['PAGE_SIZE', PAGE_SIZE, { images: 10, instantOutfits: 10, earlyAccess: 10, users: 5 }],
  ['CURATED_SKELETONS', CURATED_SKELETONS, 6],
  ['INITIALS_MAX_LETTERS', INITIALS_MAX_LETTERS, 2],
  ['SECTION_REVEAL_MS', SECTION_REVEAL_MS, 700],
  ['SECTION_REVEAL_VISIBLE_SHARE', SECTION_REVEAL_VISIBLE_SHARE, 0.3],
  ['HERO_REVEAL_MS', HERO_REVEAL_MS, 800],
] as const;

describe('the constants of the product', () => {
  // @spec 9.2 Swipe deck: 10 outfits, at most 14 with AI additions.
  // @spec 9.3 Quiz asks for 10 outfits;
  // @spec 9.4 AI generation asks for 4.
  // @spec 9.5 Instant outfit image_count 1, at most 5 attempts.
  // @spec 9.6 Drag threshold 150 px;
  // @spec 9.7 card animation 300 ms;
  // @spec 9.8 toasts 4000 ms;
  // @spec 9.9 beta modal auto-opens after 5000 ms.
  // @spec 9.11 Admin page sizes: images 10, instant outfits 10, early-access 10, users 5.
  // @spec 9.14 6 skeleton cards on curated.
  // @spec 9.15 Avatar initials up to 2 letters.
  // @spec 9.17 Landing animations: sections 0.7 seconds, triggering at 30% visibility, once only;
  // @spec 9.18 hero image 0.8 seconds.
  it.each(SECTION_9)('have the number of section 9 for %s', (_name, value, expected) => {
    expect(value).toEqual(expected);
  });

  // @spec 9.16 Instant options: 3 weather vibes, 3 occasions.
  it('offer three weather vibes and three occasions', () => {
    expect(WEATHER_OPTIONS.map(({ label }) => label)).toEqual(['Sunny', 'Cloudy', 'Cold']);
    expect(OCCASION_OPTIONS.map(({ label }) => label)).toEqual(['Work', 'Casual', 'Date Night']);
    expect(INSTANT_OPTIONS.map(({ vibe }) => vibe)).toEqual([...VIBES]);
    expect(VIBES).toEqual(['sunny', 'cloudy', 'cold', 'work', 'casual', 'date']);
  });

  // @spec 9.10 Password: minimum 8 characters, one uppercase, one special character.
  it('ask for a password of eight characters with an upper-case and a special one', () => {
    expect(isStrongPassword('Abcdef!')).toBe(false);
    expect(isStrongPassword('Abcdefg!')).toBe(true);
    expect(isStrongPassword('abcdefg!')).toBe(false);
    expect(isStrongPassword('Abcdefgh')).toBe(false);
  });

  it('name the answers and the security questions of section 3', () => {
    expect(STYLES).toEqual(['Casual', 'Sporty', 'Formal', 'Party']);
    expect(BODY_SHAPES).toEqual(['Rectangle', 'Hourglass', 'Pear', 'Round', 'Inverted Triangle']);
    expect(SECURITY_QUESTIONS).toEqual([
      { value: 'favorite_food', text: 'What is your favorite food?' },
      { value: 'birth_city', text: 'What city were you born in?' },
      { value: 'first_pet', text: 'What is the name of your first pet?' },
    ]);
  });

  // @spec 9.19 Storage entries: user, style-test-completed flag, liked outfits, saved wardrobe keys.
  it('keep what the browser stores under the names of the interface', () => {
    expect(LOCAL_STORAGE_KEYS).toEqual({
      user: 'glow.user',
      styleTestCompleted: 'glow.styleTestCompleted',
      likedOutfits: 'glow.likedOutfits',
      savedWardrobe: 'glow.savedWardrobe',
      figure: 'glow.figure',
      taste: 'glow.taste',
    });
    expect(SESSION_STORAGE_KEYS).toEqual({
      quiz: 'glow.quiz',
      deck: 'glow.deck',
      from: 'glow.from',
      modalClosed: 'glow.modalClosed',
    });
    expect(FALLBACK_API_BASE).toBe('http://localhost:8000');
  });

  it('wait for placeholders and for answers as long as they say', () => {
    expect(PLACEHOLDER_MAX_MS).toBe(8000);
    expect(CALL_TIMEOUT_MS).toBe(20_000);
    expect(FILE_CALL_TIMEOUT_MS).toBe(120_000);
  });
});

describe('the limits of the server', () => {
  it.each([
    ['JSON_MAX_BYTES', JSON_MAX_BYTES, 65_536],
    ['PNG_MAX_BYTES', PNG_MAX_BYTES, 15_728_640],
    ['PNG_MAX_PIXELS', PNG_MAX_PIXELS, 40_000_000],
    ['NAME_MAX_LENGTH', NAME_MAX_LENGTH, 120],
    ['EXCLUDE_NAMES_MAX', EXCLUDE_NAMES_MAX, 500],
    ['EMAIL_MAX_LENGTH', EMAIL_MAX_LENGTH, 254],
    ['PAGE_SIZE_MAX', PAGE_SIZE_MAX, 100],
    ['LAYER_WIDTHS', LAYER_WIDTHS, [640, 960]],
    ['MEDIA_WIDTHS', MEDIA_WIDTHS, [320, 480, 640, 960]],
    ['ACCESS_TOKEN_TTL_MS', ACCESS_TOKEN_TTL_MS, 900_000],
    ['REFRESH_TOKEN_TTL_MS', REFRESH_TOKEN_TTL_MS, 2_592_000_000],
  ] as const)('have the number of the interface for %s', (_name, value, expected) => {
    expect(value).toEqual(expected);
  });
});
