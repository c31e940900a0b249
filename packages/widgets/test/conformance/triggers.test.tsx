import { beforeEach, describe, expect, it } from 'vitest';
import { fixtureLog, resetFixtureLog } from './fixture/fixture.tsx';
import { settle } from './settle.ts';
import { create, show } from './subjects.ts';

beforeEach(resetFixtureLog);

async function fixtureWith(triggerHtml: string): Promise<HTMLElement> {
  const element = create('glow-fixture');
  element.id = 'fixture';
  await show(element);
  await settle();
  document.body.insertAdjacentHTML('beforeend', triggerHtml);
  return document.body.lastElementChild as HTMLElement;
}

describe('triggers', () => {
  it('open by an invoker command', async () => {
    const button = await fixtureWith('<button commandfor="fixture" command="--open"><b>Open</b></button>');
    button.querySelector('b')?.click();
    expect(fixtureLog.shows).toBe(1);
  });

  it('open by data-glow-open, and a link then leads nowhere', async () => {
    const link = await fixtureWith('<a href="#elsewhere" data-glow-open="fixture">Open</a>');
    link.click();
    expect(fixtureLog.shows).toBe(1);
    expect(location.hash).toBe('');
  });

  it('open once for a button that carries both', async () => {
    const html = '<button data-glow-open="fixture" commandfor="fixture" command="--open">Open</button>';
    (await fixtureWith(html)).click();
    expect(fixtureLog.shows).toBe(1);
  });

  it('leave commands alone that the widget does not know', async () => {
    (await fixtureWith('<button commandfor="fixture" command="--paint">Paint</button>')).click();
    expect(fixtureLog.shows).toBe(0);
  });

  it('are heard no more once the widget is removed', async () => {
    const button = await fixtureWith('<button data-glow-open="fixture">Open</button>');
    document.querySelector('glow-fixture')?.remove();
    await settle();
    button.click();
    expect(fixtureLog.shows).toBe(0);
  });
});
