import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { centreOf, fingers, mouse } from './testing/real-pointer.ts';
import { deckOf, showDeck, topCard, topName, untilTop } from './testing/show-deck.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function show(props: Parameters<typeof showDeck>[0] = {}) {
  await page.viewport(900, 900);
  const onLike = vi.fn();
  const onPass = vi.fn();
  const view = showDeck({ onLike, onPass, ...props });
  await untilTop('Look 1');
  return { onLike, onPass, centre: centreOf(deckOf()), ...view };
}

async function dragBy(centre: { x: number; y: number }, deltaX: number, deltaY = 0) {
  await mouse.press(centre);
  for (let step = 1; step <= 4; step += 1) {
    await mouse.move({ x: centre.x + (deltaX * step) / 4, y: centre.y + (deltaY * step) / 4 });
  }
  await mouse.release({ x: centre.x + deltaX, y: centre.y + deltaY });
}

describe('watchDrag', () => {
  // @spec 4.10 Dragging more than 150 px right is a like; more than 150 px left is a pass.
  // @spec 9.6 Drag threshold 150 px;
  it.each([
    [151, 'onLike'],
    [-151, 'onPass'],
  ] as const)('decides on release when the card was dragged by %i px', async (deltaX, heard) => {
    const view = await show();
    await dragBy(view.centre, deltaX);
    expect(view[heard]).toHaveBeenCalledOnce();
    expect(view[heard].mock.calls[0]?.[0]).toMatchObject({ index: 0, outfit: { name: 'Look 1' } });
    await untilTop('Look 2');
  });

  it.each([150, -150])('lets a card dragged by %i px spring back', async (deltaX) => {
    const { onLike, onPass, centre } = await show();
    await dragBy(centre, deltaX);
    expect(topCard().style.transform).toBe('');
    expect(topName()).toBe('Look 1');
    expect(onLike).not.toHaveBeenCalled();
    expect(onPass).not.toHaveBeenCalled();
  });

  it('lets a card that was taken back spring back where it is, not come in again from the side', async () => {
    const { centre } = await show();
    await dragBy(centre, 151);
    await untilTop('Look 2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await untilTop('Look 1');
    expect(topCard().dataset.returned).toBe('liked');
    await dragBy(centre, 60);
    const comesIn = (animation: Animation) =>
      animation instanceof CSSAnimation && animation.playState === 'running';
    expect(topCard().getAnimations().filter(comesIn)).toEqual([]);
  });

  it('decides nothing before release, and by where the card is then', async () => {
    const { onLike, centre } = await show();
    await mouse.press(centre);
    await mouse.move({ x: centre.x + 220, y: centre.y });
    expect(topCard().style.transform).not.toBe('');
    expect(onLike).not.toHaveBeenCalled();
    await mouse.move({ x: centre.x + 40, y: centre.y });
    await mouse.release({ x: centre.x + 40, y: centre.y });
    expect(onLike).not.toHaveBeenCalled();
    expect(topName()).toBe('Look 1');
  });

  it('moves with the pointer, turns up to 12 degrees and shows its stamp by the way it has gone', async () => {
    const { centre } = await show();
    const stamp = (mark: string) =>
      topCard().querySelector<HTMLElement>(`[data-stamp=${mark}]`)?.style.opacity;
    await mouse.press(centre);
    await mouse.move({ x: centre.x + 75, y: centre.y + 20 });
    expect(topCard().style.transform).toMatch(/^translate3d\(75px, 0px, 0px\) rotate\(3\.4/);
    expect([stamp('liked'), stamp('passed')]).toEqual(['0.5', '0']);
    await mouse.move({ x: centre.x - 300, y: centre.y });
    expect(topCard().style.transform).toBe('translate3d(-300px, 0px, 0px) rotate(-12deg)');
    expect([stamp('liked'), stamp('passed')]).toEqual(['0', '1']);
    await mouse.move(centre);
    await mouse.release(centre);
  });

  it('renders nothing while a card is dragged', async () => {
    const { centre } = await show();
    await mouse.press(centre);
    await mouse.move({ x: centre.x + 20, y: centre.y });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (let deltaX = 30; deltaX <= 120; deltaX += 10)
      await mouse.move({ x: centre.x + deltaX, y: centre.y });
    changes.push(...observer.takeRecords());
    observer.disconnect();
    await mouse.release({ x: centre.x + 120, y: centre.y });
    expect(changes.length).toBeGreaterThan(0);
    expect(new Set(changes.map(({ attributeName }) => attributeName))).toEqual(new Set(['style']));
  });

  it('leaves a press that moves up or down to the page', async () => {
    const { centre, onLike } = await show();
    await mouse.press(centre);
    await mouse.move({ x: centre.x + 4, y: centre.y + 30 });
    await mouse.move({ x: centre.x + 200, y: centre.y + 30 });
    expect(topCard().style.transform).toBe('');
    await mouse.release({ x: centre.x + 200, y: centre.y + 30 });
    expect(onLike).not.toHaveBeenCalled();
  });

  it('does not move for a press that hardly does', async () => {
    const { centre } = await show();
    await mouse.press(centre);
    await mouse.move({ x: centre.x + 7, y: centre.y });
    expect(topCard().style.transform).toBe('');
    await mouse.release(centre);
  });

  it('takes no notice of the right button', async () => {
    const { centre, onLike } = await show();
    const stopMenu = (event: Event) => event.preventDefault();
    document.addEventListener('contextmenu', stopMenu);
    await mouse.press(centre, 'right');
    await mouse.move({ x: centre.x + 200, y: centre.y }, 'right');
    expect(topCard().style.transform).toBe('');
    await mouse.release({ x: centre.x + 200, y: centre.y }, 'right');
    document.removeEventListener('contextmenu', stopMenu);
    expect(onLike).not.toHaveBeenCalled();
  });

  it('keeps the click of a drag from the page, and no other', async () => {
    const { centre, container } = await show();
    const onClick = vi.fn();
    container.addEventListener('click', onClick);
    await dragBy(centre, 60);
    expect(onClick).not.toHaveBeenCalled();
    await mouse.press(centre);
    await mouse.release(centre);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('takes no second drag while a card is leaving', async () => {
    const { centre, onLike } = await show();
    await dragBy(centre, 200);
    await dragBy(centre, 200);
    expect(onLike).toHaveBeenCalledOnce();
    await untilTop('Look 2');
  });

  it('follows a finger', async () => {
    const { centre, onPass } = await show();
    await fingers.down(centre);
    for (const deltaX of [-20, -80, -160, -200]) await fingers.move({ x: centre.x + deltaX, y: centre.y });
    await fingers.up();
    await expect.poll(() => onPass).toHaveBeenCalledOnce();
  });

  it('springs back when a second finger comes', async () => {
    const { centre, onLike } = await show();
    await fingers.down(centre);
    for (const deltaX of [30, 100, 180]) await fingers.move({ x: centre.x + deltaX, y: centre.y });
    await expect.poll(() => topCard().style.transform).not.toBe('');
    const first = { x: centre.x + 180, y: centre.y };
    await fingers.down(first, { x: centre.x, y: centre.y + 40 });
    await expect.poll(() => topCard().style.transform).toBe('');
    await fingers.up();
    expect(onLike).not.toHaveBeenCalled();
  });

  it('springs back when the browser takes the finger away', async () => {
    const { centre, onLike } = await show();
    await fingers.down(centre);
    for (const deltaX of [30, 100, 180]) await fingers.move({ x: centre.x + deltaX, y: centre.y });
    await expect.poll(() => topCard().style.transform).not.toBe('');
    await fingers.cancel();
    await expect.poll(() => topCard().style.transform).toBe('');
    expect(onLike).not.toHaveBeenCalled();
  });

  it('likes to the right where text runs to the left', async () => {
    const { centre, onLike } = await show({ dir: 'rtl' });
    await dragBy(centre, 200);
    expect(onLike).toHaveBeenCalledOnce();
  });

  it('leaves scrolling up and down to the browser', async () => {
    await show();
    expect(getComputedStyle(deckOf()).touchAction).toBe('pan-y pinch-zoom');
  });
});
