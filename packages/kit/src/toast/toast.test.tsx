import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast, type ToastState } from './toast.tsx';

const DURATION_MS = 4000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(key: number): ToastState {
  return { state: 'shown', key, tone: 'good', text: 'Saved to wardrobe.' };
}

describe('Toast', () => {
  it('announces its message politely', () => {
    render(<Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={() => {}} />);
    expect(screen.getByRole('status').textContent).toBe('Saved to wardrobe.');
  });

  it('expires after its time and not before', () => {
    const onExpire = vi.fn();
    render(<Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={onExpire} />);
    act(() => vi.advanceTimersByTime(DURATION_MS - 1));
    expect(onExpire).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('gives an equal message that follows its whole time', () => {
    const onExpire = vi.fn();
    const { rerender } = render(<Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={onExpire} />);
    act(() => vi.advanceTimersByTime(DURATION_MS - 1));
    rerender(<Toast toast={shown(2)} durationMs={DURATION_MS} onExpire={onExpire} />);
    act(() => vi.advanceTimersByTime(DURATION_MS - 1));
    expect(onExpire).not.toHaveBeenCalled();
  });

  it.each([
    ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ] as const)('stands still under the %s and goes on with the time it had left', (_, enter, leave) => {
    const onExpire = vi.fn();
    render(<Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={onExpire} />);
    const message = screen.getByText('Saved to wardrobe.').parentElement as HTMLElement;
    act(() => vi.advanceTimersByTime(DURATION_MS - 1000));
    enter(message);
    act(() => vi.advanceTimersByTime(10 * DURATION_MS));
    leave(message);
    act(() => vi.advanceTimersByTime(999));
    expect(onExpire).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('stands still until both pointer and focus are gone', () => {
    const onExpire = vi.fn();
    render(<Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={onExpire} />);
    const message = screen.getByText('Saved to wardrobe.').parentElement as HTMLElement;
    fireEvent.pointerEnter(message);
    fireEvent.focus(message);
    fireEvent.pointerLeave(message);
    act(() => vi.advanceTimersByTime(2 * DURATION_MS));
    expect(onExpire).not.toHaveBeenCalled();
  });

  it('starts the clock of a message that replaces a held one', () => {
    const onExpire = vi.fn();
    const { rerender } = render(<Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={onExpire} />);
    fireEvent.pointerEnter(screen.getByText('Saved to wardrobe.').parentElement as HTMLElement);
    rerender(<Toast toast={shown(2)} durationMs={DURATION_MS} onExpire={onExpire} />);
    act(() => vi.advanceTimersByTime(DURATION_MS));
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('can be dismissed, and gives the focus back', () => {
    const onExpire = vi.fn();
    render(
      <>
        <button type="button">Save</button>
        <Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={onExpire} dismissLabel="Dismiss" />
      </>,
    );
    const save = screen.getByRole('button', { name: 'Save' });
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    save.focus();
    dismiss.focus();
    fireEvent.click(dismiss);
    expect(onExpire).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(save);
  });

  it('lies above whatever it stands in', () => {
    render(<Toast toast={{ state: 'hidden' }} durationMs={DURATION_MS} onExpire={() => {}} />);
    expect(screen.getByRole('status').matches(':popover-open')).toBe(true);
  });

  it('leaves no timer behind', () => {
    render(<Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={() => {}} />);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
