import type { Outfit } from '@glow/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addSavedKey,
  type DeckSession,
  isStyleTestCompleted,
  newDeck,
  readDeck,
  readLikedOutfits,
  readQuiz,
  readSavedKeys,
  setStyleTestCompleted,
  watchDeck,
  watchLikedOutfits,
  watchStyleTest,
  writeDeck,
  writeLikedOutfits,
  writeQuiz,
} from './index.ts';

const OUTFIT: Outfit = {
  name: 'Satin',
  image: '/media/satin',
  tags: ['Party'],
  source_url: '',
  alt: 'Satin, described',
  palette: ['red'],
  reasons: ['Because.'],
};

const GARBAGE = [
  '',
  'no json',
  'null',
  '7',
  '[]',
  '{}',
  '[null,7,"a",{"name":3}]',
  '{"deckId":1,"outfits":{}}',
];

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('readLikedOutfits', () => {
  it('gives back what was written, each look once by its image, else its name', () => {
    writeLikedOutfits([OUTFIT, { ...OUTFIT, name: 'Same picture' }, { ...OUTFIT, image: '' }]);
    expect(readLikedOutfits()).toEqual([OUTFIT, { ...OUTFIT, image: '' }]);
  });

  it.each(GARBAGE)('finds no looks in %j', (text) => {
    localStorage.setItem('glow.likedOutfits', text);
    expect(readLikedOutfits()).toEqual([]);
  });

  it('mends a look that lacks fields, and keeps the place of one that is to come', () => {
    localStorage.setItem(
      'glow.likedOutfits',
      JSON.stringify([
        { name: 'Bare', tags: [1, 'a'] },
        { name: 'Soon', image: '/soon', isPlaceholder: true },
        { id: 'slot-3', isPlaceholder: true },
        { isPlaceholder: true },
      ]),
    );
    const empty = { image: '', tags: [], source_url: '', alt: '', palette: [], reasons: [] };
    expect(readLikedOutfits()).toEqual([
      { ...empty, name: 'Bare', tags: ['a'] },
      { ...empty, name: 'Soon' },
      { ...empty, name: 'slot-3' },
      { ...empty, name: 'placeholder 3' },
    ]);
  });
});

describe('isStyleTestCompleted', () => {
  it('holds from the end of a deck until it is taken back, and tells who watches', () => {
    const listener = vi.fn();
    const stop = watchStyleTest(listener);
    setStyleTestCompleted(true);
    expect(isStyleTestCompleted()).toBe(true);
    setStyleTestCompleted(false);
    expect(isStyleTestCompleted()).toBe(false);
    stop();
    setStyleTestCompleted(true);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('hears of it from another tab', () => {
    const listener = vi.fn();
    const stop = watchStyleTest(listener);
    const change = { key: 'glow.styleTestCompleted', storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', change));
    stop();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('readSavedKeys', () => {
  it('holds each key once', () => {
    addSavedKey('a');
    addSavedKey('b');
    addSavedKey('a');
    expect([...readSavedKeys()]).toEqual(['a', 'b']);
  });

  it.each(GARBAGE.filter((text) => !text.includes('"a"')))('is empty where there is %j', (text) => {
    localStorage.setItem('glow.savedWardrobe', text);
    expect(readSavedKeys().size).toBe(0);
  });
});

describe('readDeck', () => {
  const session: DeckSession = {
    ...newDeck({
      outfits: [OUTFIT],
      answers: { style: 'Party', bodyShape: 'Pear' },
      weather: undefined,
      aiEnabled: true,
    }),
    index: 1,
    marks: { '/media/satin': 'liked' },
    generate: 'sent',
  };

  it('gives back what was written', () => {
    writeDeck(session);
    expect(readDeck()).toEqual(session);
  });

  it('keeps a deck for the life of the page where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    writeDeck(session);
    expect(readDeck()).toEqual(session);
    vi.restoreAllMocks();
    writeDeck(session);
  });

  it.each(GARBAGE)('finds no deck in %j', (text) => {
    sessionStorage.setItem('glow.deck', text);
    expect(readDeck()).toBeUndefined();
  });

  it('takes nothing from a stored deck that is not of the vocabulary', () => {
    const stored = {
      ...session,
      index: -3,
      marks: { a: 'adored' },
      answers: { style: 'Punk' },
      generate: 'never',
    };
    sessionStorage.setItem('glow.deck', JSON.stringify(stored));
    expect(readDeck()).toMatchObject({ index: 0, marks: {}, answers: undefined, generate: 'unsent' });
  });
});

describe('newDeck', () => {
  it('gives every deck an id of its own', () => {
    const bare = { outfits: [], answers: undefined, weather: undefined, aiEnabled: false };
    expect(newDeck(bare).deckId).not.toBe(newDeck(bare).deckId);
  });
});

describe('watchDeck', () => {
  it('tells of a deck and not of likes', () => {
    const onDeck = vi.fn();
    const onLiked = vi.fn();
    const stops = [watchDeck(onDeck), watchLikedOutfits(onLiked)];
    writeLikedOutfits([]);
    expect([onDeck.mock.calls.length, onLiked.mock.calls.length]).toEqual([0, 1]);
    for (const stop of stops) stop();
  });
});

describe('readQuiz', () => {
  it('gives back what was written', () => {
    const quiz = { index: 1, answers: { style: 'Sporty' }, useWeather: true } as const;
    writeQuiz(quiz);
    expect(readQuiz()).toEqual(quiz);
  });

  it('starts at the first question where what is stored makes no sense', () => {
    sessionStorage.setItem('glow.quiz', '{"index":9,"answers":{"style":"Punk"}}');
    expect(readQuiz()).toEqual({ index: 0, answers: {}, useWeather: false });
  });
});
