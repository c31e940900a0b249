/** Journeys that one product of their own is for, with the reason why servers that all journeys share do not suit. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'a server that goes down signs nobody out': 'ends its server for as long as it likes',
  'a sign-up survives a server that is killed': 'ends its server, and reads its output',
  'quiz and first card of a warm day': 'sets another forecast and city',
};

/** Says which journeys are left out and why, one line each. */
export function leftOutLines(): readonly string[] {
  return Object.entries(LEFT_OUT).map(([title, reason]) => `Left out: ${title} … (${reason})`);
}

/** Matches the titles of those that are left out. */
export const LEFT_OUT_TITLES = new RegExp(Object.keys(LEFT_OUT).join('|'));
