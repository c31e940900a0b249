import { afterEach, describe, expect, it } from 'vitest';
import { registerElement } from '../../element/register-element.ts';
import { GlowEarlyAccessElement } from '../../elements/early-access.ts';

registerElement(GlowEarlyAccessElement);

const FALLBACK = `<form method="post" action="https://api.example.com/api/early_access/">
  <label>Email <input type="email" name="email" required></label>
  <input type="hidden" name="consent" value="true">
  <button>Join Early Access</button>
</form>`;

afterEach(() => document.body.replaceChildren());

/** A server that keeps what it is sent. */
function collectJoins(): { readonly bodies: unknown[]; restore(): void } {
  const { fetch } = window;
  const bodies: unknown[] = [];
  window.fetch = async (_input, init) => {
    bodies.push(JSON.parse(`${init?.body}`));
    return Response.json({ status: 'ok' });
  };
  return {
    bodies,
    restore() {
      window.fetch = fetch;
    },
  };
}

/** Opens the modal, types an address and presses the button. */
async function join(element: GlowEarlyAccessElement): Promise<void> {
  document.body.append(element);
  await element.ready;
  element.show();
  await expect.poll(() => element.shadowRoot?.querySelector('dialog')?.open).toBe(true);
  const root = element.shadowRoot as ShadowRoot;
  const input = root.querySelector('input') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ada@example.com');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  root.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

describe('glow-early-access', () => {
  it('passes along what the page says, with the address', async () => {
    const joins = collectJoins();
    const element = new GlowEarlyAccessElement();
    element.setAttribute('fields', 'utm_source=letter&ref=7');
    await join(element);
    const sent = { email: 'ada@example.com', consent: true, fields: { utm_source: 'letter', ref: '7' } };
    await expect.poll(() => joins.bodies).toEqual([sent]);
    joins.restore();
  });

  it('joins where a sandbox keeps forms from being submitted', async () => {
    const joins = collectJoins();
    const keep = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('submit', keep, true);
    await join(new GlowEarlyAccessElement());
    await expect.poll(() => joins.bodies).toEqual([{ email: 'ada@example.com', consent: true }]);
    window.removeEventListener('submit', keep, true);
    joins.restore();
  });
});

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
