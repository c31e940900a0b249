import { isEmail, NAME_MAX_LENGTH, normaliseEmail } from '@glow/api';
import { CALL_ADDRESSES } from '@glow/api/calls';

interface Row {
  readonly email?: string;
  readonly filename?: string;
  readonly role?: string;
}

const LISTS = ['listUsers', 'listRegistrations', 'searchImages', 'searchInstantOutfits'] as const;
const PAGE_SIZE = 100;
const INVISIBLE = /\p{Cc}/u;

/** Returns what the console's lists hold and should not, a line for each, and how many rows were looked at. */
export async function findUnfitRows(address: string, access: string, administrator: string) {
  const unfit: string[] = [];
  let total = 0;
  for (const list of LISTS) {
    for (let page = 1; ; page += 1) {
      const rows = await readPage(
        `${address}${CALL_ADDRESSES[list].path}?q=&page=${page}&page_size=${PAGE_SIZE}`,
        access,
      );
      total += rows.length;
      for (const row of rows) if (!isFit(row, administrator)) unfit.push(`${list}: ${JSON.stringify(row)}`);
      if (rows.length < PAGE_SIZE) break;
    }
  }
  return { unfit, total };
}

async function readPage(url: string, access: string): Promise<readonly Row[]> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${access}` } });
  if (!answer.ok) throw new Error(`A list answered ${answer.status}`);
  return (await answer.json()).items;
}

function isFit({ email, filename, role }: Row, administrator: string): boolean {
  if (role !== undefined && email !== administrator) return false;
  if (email !== undefined) return isEmail(email) && normaliseEmail(email) === email;
  return (
    filename !== undefined &&
    !INVISIBLE.test(filename) &&
    [...filename].length <= NAME_MAX_LENGTH + '.png'.length
  );
}
