import { SEARCH_TEXT_MAX_LENGTH } from '@glow/api';
import { Button } from '@glow/kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { SEARCH_TEXTS } from '../admin.messages.ts';

interface SearchFormProps {
  /** What is searched, in the plural. */
  readonly what: string;
  /** The text in force; empty where nothing is searched. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly onClear: () => void;
}

/** A search that runs when asked to; an empty text does nothing (spec section 5). */
export function SearchForm({ what, q, onSearch, onClear }: SearchFormProps) {
  const [draft, setDraft] = useState(q);
  const [knownQ, setKnownQ] = useState(q);
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();
  // Going back changes the text in force, and with it what stands in the field.
  if (q !== knownQ) {
    setKnownQ(q);
    setDraft(q);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = draft.trim();
    if (text) onSearch(text);
  }

  function clear() {
    setDraft('');
    inputRef.current?.focus();
    if (q) onClear();
  }

  return (
    <search aria-label={SEARCH_TEXTS.label(what)}>
      <form className="admin-search" onSubmit={submit}>
        <label className="glow-visually-hidden" htmlFor={id}>
          {SEARCH_TEXTS.label(what)}
        </label>
        <input
          ref={inputRef}
          id={id}
          className="glow-field-input"
          type="search"
          value={draft}
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          placeholder={SEARCH_TEXTS.placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" variant="quiet" size="small">
          {SEARCH_TEXTS.search}
        </Button>
        {(draft || q) && (
          <button type="button" className="admin-link" onClick={clear}>
            {SEARCH_TEXTS.clear}
          </button>
        )}
      </form>
    </search>
  );
}
