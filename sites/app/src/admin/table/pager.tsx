import { searchTotalMax } from '@glow/api';
import { Button } from '@glow/kit';
import { useEffect, useRef } from 'react';
import { hasNext, lastPage, type PagePlace, type PagingRule, previousPage, rowRange } from './paging.ts';
import type { TableState } from './table.machine.ts';
import { TABLE_TEXTS } from './table.messages.ts';

interface PagerProps<Item> {
  readonly title: string;
  readonly one: string;
  readonly many: string;
  readonly state: TableState<Item>;
  readonly rule: PagingRule;
  /** What is searched for; empty where the whole list is shown. */
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

/** Renders the status line of a table and its two buttons; while a page is asked for, presses wait for the answer. */
export function Pager<Item>(props: PagerProps<Item>) {
  const { title, state, rule, page, pageSize, onPage } = props;
  const previousRef = useRef<HTMLButtonElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  const pressedRef = useRef<'previous' | 'next'>(undefined);
  const { view } = state;
  const answer = view.status === 'shown' ? view.answer : undefined;
  const isWaiting = view.status === 'loading' || (view.status === 'shown' && view.freshness === 'refreshing');
  const place: PagePlace = {
    page,
    pageSize,
    count: answer?.items.length ?? 0,
    total: answer?.total ?? 0,
  };
  const canGoBack = page > 1;
  // While a page is on its way its own count is unknown: the buttons stay as the page before has them.
  const canGoOn = answer !== undefined && hasNext(rule, isWaiting ? { ...place, page: answer.page } : place);

  // A button that has become disabled under the finger hands the focus to its neighbour.
  // A browser takes the focus off a disabled button only with the next frame: until then it still has it here.
  useEffect(() => {
    if (isWaiting || !pressedRef.current) return;
    const [pressed, other] = pressedRef.current === 'next' ? [nextRef, previousRef] : [previousRef, nextRef];
    if (document.activeElement !== document.body && document.activeElement !== pressed.current) return;
    pressedRef.current = undefined;
    if (pressed.current?.disabled) other.current?.focus();
  }, [isWaiting]);

  function go(button: 'previous' | 'next', to: number) {
    if (isWaiting && view.status === 'shown') return;
    pressedRef.current = button;
    onPage(to);
  }

  return (
    <div className="admin-foot">
      <p className="admin-status" role="status">
        {statusText(props)}
      </p>
      <nav className="admin-pager" aria-label={TABLE_TEXTS.pages(title)}>
        <Button
          variant="quiet"
          size="small"
          buttonRef={previousRef}
          disabled={!canGoBack}
          onClick={() =>
            go('previous', answer ? previousPage({ page, pageSize, total: answer.total }) : page - 1)
          }
        >
          {TABLE_TEXTS.previous}
        </Button>
        {answer && !isWaiting && (
          <span className="admin-page">
            {place.count === 0 && page > 1
              ? TABLE_TEXTS.beyond(page)
              : TABLE_TEXTS.page(page, Math.max(page, lastPage(answer.total, pageSize)))}
          </span>
        )}
        <Button
          variant="quiet"
          size="small"
          buttonRef={nextRef}
          disabled={!canGoOn}
          onClick={() => go('next', page + 1)}
        >
          {TABLE_TEXTS.next}
        </Button>
      </nav>
    </div>
  );
}

/** Says what is on screen: until an answer is there, a page that was asked for is not said to be. */
function statusText<Item>({ state: { view }, pageSize, one, many, q }: PagerProps<Item>): string {
  if (view.status === 'failed') return '';
  if (view.status === 'loading' || view.freshness === 'refreshing') return TABLE_TEXTS.loading;
  const { page, items, total } = view.answer;
  const range = rowRange({ page, pageSize, count: items.length, total });
  const what = total === 1 ? one : many;
  if (!range) return TABLE_TEXTS.none(total, what);
  const isBounded = q !== '' && total >= searchTotalMax(q);
  return TABLE_TEXTS[isBounded ? 'rangeOfMany' : 'range'](range.from, range.to, total, what);
}
