import { afterEach, describe, expect, it } from 'vitest';
import { registerElement } from '../../element/register-element.ts';
import { GlowEarlyAccessElement } from '../../elements/early-access.ts';

registerElement(GlowEarlyAccessElement);

const FALLBACK = `<form method="post" action="https://api.example.com/api/early_access/">
  <label>E-mail <input type="email" name="email" required></label>
  <input type="hidden" name="consent" value="true">
  <button>Join Early Access</button>
</form>`;

afterEach(() => document.body.replaceChildren());

describe('glow-early-access, with a form for pages without script', () => {
  it('shows the form until the widget is there, and none of it afterwards', async () => {
    const page = new DOMParser().parseFromString('', 'text/html');
    const before = page.createElement('glow-early-access');
    before.innerHTML = FALLBACK;
    const form = before.querySelector('form') as HTMLFormElement;
    expect(before.shadowRoot).toBeNull();

    const element = document.body.appendChild(document.adoptNode(before)) as GlowEarlyAccessElement;
    customElements.upgrade(element);
    await element.ready;
    expect(form.getClientRects()).toHaveLength(0);
    expect(form.checkVisibility()).toBe(false);
  });

  it('leaves its dialog alone: the form cannot be reached while it is open', async () => {
    const element = new GlowEarlyAccessElement();
    element.innerHTML = FALLBACK;
    document.body.append(element);
    await element.ready;
    element.show();
    await expect.poll(() => element.shadowRoot?.querySelector('dialog')?.open).toBe(true);
    expect(element.querySelector('input')?.checkVisibility()).toBe(false);
  });
});
