import { useLocation, useNavigate } from 'react-router';
import { STEP_WITHIN_PAGE } from '#document/step-within-page.ts';
import type { SectionName } from './section-names.ts';
import { readTableAddress, type TableAddress, writeTableAddress } from './table-address.ts';

/** `push`: Back returns to what was before. `replace`: what was before is no place to return to. */
export type HistoryStep = 'push' | 'replace';

export interface TableAddressModel {
  readonly address: TableAddress;
  readonly goTo: (next: TableAddress, step: HistoryStep) => void;
}

/** Returns where one section stands, kept in the query string so that reload, Back and a sent link show the same. */
export function useTableAddress(name: SectionName): TableAddressModel {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return {
    address: readTableAddress(search, name),
    goTo(next, step) {
      // Two tables may move in one tick, before either is rendered anew: the window has the latest.
      const query = writeTableAddress(window.location.search, name, next);
      const replace = step === 'replace' || query === window.location.search;
      navigate({ pathname, search: query }, { replace, state: STEP_WITHIN_PAGE });
    },
  };
}
