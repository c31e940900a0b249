import { act, cleanup, render, screen } from '@testing-library/react';
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

  it('leaves no timer behind', () => {
    render(<Toast toast={shown(1)} durationMs={DURATION_MS} onExpire={() => {}} />);
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
