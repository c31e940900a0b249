import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { jsonAnswer, noAnswer, type Respond, silence, stubServer } from '../../../test/server/stub-server.ts';
import { dispatch } from '../../shared/widget-events.ts';
import { RECHECK_MS } from './auto-open.ts';
import { EarlyAccess } from './early-access.tsx';
import type { EarlyAccessWidgetProps } from './early-access.types.ts';

const API_BASE = 'https://api.example.com';
const ADDRESS = 'ada@example.com';

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const dialog = () => screen.queryByRole('dialog', { name: 'Get Early Access' });
const type = (email: string) => fireEvent.input(field(), { target: { value: email } });
const join = () => fireEvent.click(screen.getByRole('button', { name: 'Join Early Access' }));

function open(respond: Respond, props: EarlyAccessWidgetProps = {}) {
  const calls = stubServer(respond);
  render(<EarlyAccess open apiBase={API_BASE} {...props} />);
  return calls;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('EarlyAccess', () => {
  // @spec 2.early-access-modal.1 Title 'Get Early Access', with a heading about being the first to try the
  //   mobile app.
  // @spec 2.early-access-modal.2 Close button labelled 'Close early access signup'.
  // @spec 2.early-access-modal.3 One email input (required, email type).
  // @spec 5.2 The input is also required and of email type.
  it('is a modal with title, heading, field and buttons', () => {
    open(silence);
    expect(dialog()?.matches(':modal')).toBe(true);
    expect(screen.getByRole('heading', { name: /first to try our mobile app/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Close early access signup' })).toBeTruthy();
    expect(field().required).toBe(true);
    expect(field().type).toBe('email');
    expect(document.activeElement).toBe(field());
  });

  // @spec 5.1 Early-access email: must match a simple pattern (non-@ text, @, non-@ text, a dot, more text);
  //   otherwise the error is shown and no request is sent.
  // @spec 8.2 Invalid email: 'Please enter a valid email address.'
  it('shows an invalid address at the field and sends nothing', () => {
    const calls = open(silence);
    type('ada@example');
    screen.getByRole('button', { name: 'Join Early Access' }).focus();
    join();
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
    expect(document.activeElement).toBe(field());
    expect(calls).toHaveLength(0);
  });

  // @spec 2.early-access-modal.4 Submit button 'Join Early Access', or 'Joining...' while sending.
  // @spec 4.1 Early-access modal: idle, then submitting (input and button disabled), then success (server
  //   message or default shown, form replaced by Close button) or error (message inline, form stays
  //   editable).
  // @spec 7.4 | POST /api/early_access/ | JSON email, consent | status, message; JSON read leniently (empty
  //   object if unparsable); success needs an HTTP ok status and status equal to ok |
  it('sends address and consent, and locks the form meanwhile', () => {
    const calls = open(silence);
    type(ADDRESS);
    join();
    expect(calls[0]?.url).toBe(`${API_BASE}/api/early_access/`);
    expect(calls[0]?.body).toEqual({ email: ADDRESS, consent: true });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Joining...' }).disabled).toBe(true);
    expect(field().disabled).toBe(true);
  });

  it('sends with Enter', async () => {
    const calls = open(silence);
    await userEvent.type(field(), `${ADDRESS}{Enter}`);
    expect(calls).toHaveLength(1);
  });

  // @spec 2.early-access-modal.5 After success the form is replaced by a confirmation and a 'Close' button.
  // @spec 8.5 Success default: 'Thanks! You're on the early access list.'
  it.each([
    ['its own words', { status: 'ok' }, "Thanks! You're on the early access list."],
    ["the server's words", { status: 'ok', message: 'Welcome aboard.' }, 'Welcome aboard.'],
  ])('replaces the form after success, in %s', async (_, answer, text) => {
    open(() => jsonAnswer(answer));
    type(ADDRESS);
    join();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByLabelText('Email address')).toBeNull();
    expect(screen.queryByRole('heading', { name: /Be the first/ })).toBeNull();
    const done = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(document.activeElement).toBe(done));
  });

  // @spec 8.3 Non-ok HTTP status or status not ok: the server's message if it is a non-empty string, else 'We
  //   couldn't save that email right now. Please try again.'
  // @spec 8.4 Any other thrown error without a message: 'Something went wrong. Please try again.'
  it.each([
    [
      'a failing status',
      () => jsonAnswer({}, 503),
      "We couldn't save that email right now. Please try again.",
    ],
    [
      'a failing status with an answer that says ok',
      () => jsonAnswer({ status: 'ok' }, 503),
      "We couldn't save that email right now. Please try again.",
    ],
    ['no JSON', () => new Response('<html>'), "We couldn't save that email right now. Please try again."],
    [
      'another status',
      () => jsonAnswer({ status: 'no' }),
      "We couldn't save that email right now. Please try again.",
    ],
    ['a message', () => jsonAnswer({ message: 'Slow down.' }, 429), 'Slow down.'],
    [
      'an empty message',
      () => jsonAnswer({ message: '' }, 400),
      "We couldn't save that email right now. Please try again.",
    ],
    ['no answer', noAnswer, 'Something went wrong. Please try again.'],
  ])('shows the error for %s and stays editable', async (_, respond, text) => {
    open(respond);
    type(ADDRESS);
    join();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field().value).toBe(ADDRESS);
    expect(field().disabled).toBe(false);
  });

  it('tries once more when the line is back', async () => {
    const calls = open((_, index) => (index === 0 ? noAnswer() : jsonAnswer({ status: 'ok' })));
    type(ADDRESS);
    join();
    await screen.findByText('Something went wrong. Please try again.');
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      expect(calls).toHaveLength(2);
    });
    expect(await screen.findByText("Thanks! You're on the early access list.")).toBeTruthy();
    expect(calls.map(({ body }) => body.email)).toEqual([ADDRESS, ADDRESS]);
  });

  it('gives up its request and forgets all when it is closed', async () => {
    const onClose = vi.fn();
    const calls = open(silence, { onClose });
    type(ADDRESS);
    join();
    fireEvent.click(screen.getByRole('button', { name: 'Close early access signup' }));
    expect(calls[0]?.signal?.aborted).toBe(true);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('lets a page keep an address from being sent', () => {
    const calls = open(silence, { onSubmit: () => false });
    type(ADDRESS);
    join();
    expect(calls).toHaveLength(0);
    expect(field().value).toBe(ADDRESS);
  });

  it('tells the document what happens, and never the address', async () => {
    const heard: CustomEvent[] = [];
    const names = ['glow-open', 'glow-submit', 'glow-success', 'glow-close'];
    const onEvent = (event: Event) => heard.push(event as CustomEvent);
    for (const name of names) document.addEventListener(name, onEvent);
    open(() => jsonAnswer({ status: 'ok', message: ADDRESS }));
    type(ADDRESS);
    join();
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    for (const name of names) document.removeEventListener(name, onEvent);
    expect(heard.map(({ type }) => type)).toEqual(names);
    expect(JSON.stringify(heard.map(({ detail }) => detail))).not.toContain(ADDRESS);
  });

  it('takes other words for its own', () => {
    open(silence, { strings: { join: 'Mitmachen' } });
    expect(screen.getByRole('button', { name: 'Mitmachen' })).toBeTruthy();
  });
});

describe('EarlyAccess, opening by itself', () => {
  async function arrive(props: EarlyAccessWidgetProps = { autoOpenMs: 5000 }) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const view = render(<EarlyAccess apiBase={API_BASE} {...props} />);
    await act(() => import('./auto-open.ts'));
    return view;
  }

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  // @spec 2.landing.8 The modal also opens automatically 5 seconds after arrival, unless an instant-outfit
  //   generation is in progress.
  // @spec 9.9 beta modal auto-opens after 5000 ms.
  it('opens after 5 s and not before', async () => {
    await arrive();
    await pass(4999);
    expect(dialog()).toBeNull();
    await pass(1);
    expect(dialog()).not.toBeNull();
  });

  it('never opens unless it is told to', async () => {
    await arrive({});
    await pass(50_000);
    expect(dialog()).toBeNull();
  });

  // @spec 2.landing.8 The modal also opens automatically 5 seconds after arrival, unless an instant-outfit
  //   generation is in progress.
  it.each(['glow-look', 'glow-error', 'glow-retake'])('waits from a pick until %s', async (end) => {
    await arrive();
    const picker = document.body.appendChild(document.createElement('div'));
    picker.dispatchEvent(new CustomEvent('glow-pick', { bubbles: true }));
    await pass(10_000);
    expect(dialog()).toBeNull();
    picker.dispatchEvent(new CustomEvent(end, { bubbles: true }));
    await pass(RECHECK_MS);
    expect(dialog()).not.toBeNull();
  });

  it('waits for a look that was picked before it was there', async () => {
    const picker = document.body.appendChild(document.createElement('div'));
    dispatch(picker, { name: 'glow-pick', cancelable: false });
    await arrive();
    await pass(10_000);
    expect(dialog()).toBeNull();
    dispatch(picker, { name: 'glow-look', cancelable: false });
    await pass(RECHECK_MS);
    expect(dialog()).not.toBeNull();
  });

  it('does not wait for a picker that left the page', async () => {
    await arrive();
    const picker = document.body.appendChild(document.createElement('div'));
    picker.dispatchEvent(new CustomEvent('glow-pick', { bubbles: true }));
    picker.remove();
    await pass(5000);
    expect(dialog()).not.toBeNull();
  });

  it('does not take the focus from someone typing, in a shadow root either', async () => {
    await arrive();
    const host = document.body.appendChild(document.createElement('div'));
    const input = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(input);
    input.focus();
    await pass(5000);
    expect(dialog()).toBeNull();
    input.blur();
    await pass(RECHECK_MS);
    expect(dialog()).not.toBeNull();
  });

  it('does not open over another modal', async () => {
    await arrive();
    const other = document.body.appendChild(document.createElement('dialog'));
    other.showModal();
    await pass(5000);
    expect(dialog()).toBeNull();
    other.close();
    await pass(RECHECK_MS);
    expect(dialog()).not.toBeNull();
  });

  it('does not open again after it was open', async () => {
    const { rerender } = await arrive();
    rerender(<EarlyAccess apiBase={API_BASE} autoOpenMs={5000} open />);
    fireEvent.click(screen.getByRole('button', { name: 'Close early access signup' }));
    await pass(10_000);
    expect(dialog()).toBeNull();
  });

  it('leaves no timer behind when it is removed', async () => {
    await arrive();
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
