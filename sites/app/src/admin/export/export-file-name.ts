/** Returns what a file is called by its `Content-Disposition` (RFC 6266); undefined where it says nothing usable. */
export function dispositionFileName(header: string | null): string | undefined {
  if (!header) return undefined;
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header);
  const name = decoded(extended) ?? (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2])?.trim();
  return name?.split(/[\\/]/).at(-1) || undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}

/** Returns the specification's name (section 7), such as early-access-2026-11-21T08-30-00.xlsx; the time is UTC. */
export function exportFileName(stem: 'early-access' | 'registered-users', now: Date): string {
  return `${stem}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.xlsx`;
}
