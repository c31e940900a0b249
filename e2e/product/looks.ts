import type { Page } from '@playwright/test';

export interface ShownOutfit {
  readonly name: string;
  readonly image: string;
}

/** Puts looks of a vibe on the list, without the deck that they are liked in; gives them in its order. */
export async function likeLooks(page: Page, vibe: string, count = 4): Promise<readonly ShownOutfit[]> {
  await page.goto('/terms');
  return page.evaluate(
    async ([itsVibe, howMany]) => {
      const body = JSON.stringify({ vibe: itsVibe, image_count: howMany, exclude_names: [] });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/instant_outfits/', { method: 'POST', headers, body });
      const { outfits } = await answer.json();
      localStorage.setItem('glow.likedOutfits', JSON.stringify(outfits));
      localStorage.setItem('glow.styleTestCompleted', 'true');
      return outfits;
    },
    [vibe, count] as const,
  );
}

/** Returns the path of a look's own page. */
export function lookPath({ image }: Pick<ShownOutfit, 'image'>): string {
  return `/look/${/\/looks\/([0-9a-f]{32})\.png/.exec(image)?.[1]}`;
}
