import { lookKeyOf, type Outfit } from '@glow/api';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STEP_WITHIN_PAGE } from '../document/step-within-page.ts';
import { loadPage } from '../routes/pages.ts';
import { lookPath } from './look-address.ts';
import { addSheet, rememberOutfit } from './sheets.ts';

/** Of what is shown, such as a look of the wardrobe, some may be unknown. */
type ShownLook = Pick<Outfit, 'name' | 'image'> & Partial<Outfit>;

const UNKNOWN = { tags: [], source_url: '', alt: '', palette: [], reasons: [] };

/** Opens a look over this page; returns false for one that has no page, such as one of another server. */
type OpenLook = (look: ShownLook) => boolean;

/** @param script `ahead`: it is there before the first look is opened. */
export function useOpenLook(script: 'ahead' | 'when opened'): OpenLook {
  const navigate = useNavigate();
  const over = useLocation();
  useEffect(() => {
    if (script === 'ahead') loadPage('look').catch(() => undefined); // the page's boundary says so
  }, [script]);
  return (look) => {
    const key = lookKeyOf(look);
    if (!key) return false;
    rememberOutfit({ ...UNKNOWN, ...look });
    const sheet = addSheet({ over, opener: document.activeElement });
    navigate(lookPath(key), { state: { ...sheet, ...STEP_WITHIN_PAGE } });
    return true;
  };
}
