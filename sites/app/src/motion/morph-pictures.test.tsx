import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import '../document/site.css';
import { morphPictures } from './morph-pictures.ts';

const LOOK = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';

/** A picture that is there at once, at an address as the server gives to that of a look. */
const picture = (look: string, style = '') =>
  `<img alt="" width="60" height="80" style="${style}" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>#/looks/${look}?w=640">`;

const show = (html: string) => {
  document.body.innerHTML = html;
};

/** What moves now, by the names of the groups. */
const moving = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
    .filter((name) => name.startsWith('::view-transition-group(look-'));

const names = () => [...document.images].map(({ style }) => style.viewTransitionName);

const send = (method: string, params: object) =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send(method, params);
const preferMotion = (value: 'reduce' | '') =>
  send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(async () => {
  await expect.poll(() => document.activeViewTransition ?? null).toBeNull();
  await preferMotion('');
  Reflect.deleteProperty(document, 'startViewTransition'); // the test's, in front of the browser's
  show('');
});

describe('morphPictures', () => {
  it('moves the picture of a look from its old place to its new one, and no other', async () => {
    show(picture(LOOK) + picture(OTHER));
    morphPictures(() => show(picture(LOOK, 'margin: 200px')));
    await expect.poll(moving).toEqual([`::view-transition-group(look-${LOOK})`]);
    await expect.poll(names).toEqual(['']);
  });

  it('moves what an open dialog shows, and not the same look behind it', async () => {
    show(`${picture(LOOK)}<dialog>${picture(OTHER)}</dialog>`);
    document.querySelector('dialog')?.showModal();
    morphPictures(() => show(picture(LOOK) + picture(OTHER)));
    await expect.poll(moving).toEqual([`::view-transition-group(look-${OTHER})`]);
  });

  it('leaves a picture outside the window where it is', async () => {
    show(picture(LOOK) + picture(OTHER, 'display: block; margin-top: 5000px'));
    morphPictures(() => show(picture(LOOK) + picture(OTHER)));
    await expect.poll(moving).toEqual([`::view-transition-group(look-${LOOK})`]);
  });

  it('lets a press through to the new page meanwhile', async () => {
    show(picture(LOOK));
    morphPictures(() => show(`<button style="position: fixed; inset: 0">Save</button>${picture(LOOK)}`));
    await expect.poll(moving).toHaveLength(1);
    expect(document.elementFromPoint(20, 20)?.textContent).toBe('Save');
  });

  it('changes a page without looks at once', () => {
    show('<p>Quiz</p>');
    morphPictures(() => show(picture(LOOK)));
    expect(document.images).toHaveLength(1);
    expect(names()).toEqual(['']);
  });

  it('changes at once, and moves nothing, where less motion is wanted', async () => {
    await preferMotion('reduce');
    show(picture(LOOK));
    morphPictures(() => show(`<p>List</p>${picture(LOOK)}`));
    expect(document.body.textContent).toBe('List');
    expect(names()).toEqual(['']);
  });

  it('changes at once in a browser without view transitions', () => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
    show(picture(LOOK));
    morphPictures(() => show('<p>List</p>'));
    expect(document.body.textContent).toBe('List');
  });
});
