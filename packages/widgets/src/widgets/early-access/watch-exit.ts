/** A fling of the page towards its top: so many px per ms, over at least so many ms. */
const FLING_PX_PER_MS = 1.5;
const FLING_MIN_MS = 80;
/** Two scrolls with a longer pause between them are not one movement. */
const PAUSE_MS = 200;

/**
 * Calls back when the visitor seems about to leave: a mouse goes out through the top of the window, or, where
 * fingers point, the page is flung up. Gives what ends it.
 */
export function watchExit(onExit: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const page = document.documentElement;
  page.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && onExit(), { signal });

  let start = { top: window.scrollY, at: 0 };
  let last = start;
  const onScroll = ({ timeStamp }: Event) => {
    const now = { top: window.scrollY, at: timeStamp };
    if (now.top >= last.top || now.at - last.at > PAUSE_MS) start = now;
    last = now;
    const ms = now.at - start.at;
    if (ms < FLING_MIN_MS || start.top - now.top < ms * FLING_PX_PER_MS) return;
    start = now;
    onExit();
  };
  if (matchMedia('(pointer: coarse)').matches) {
    document.addEventListener('scroll', onScroll, { signal, passive: true });
  }
  return () => listening.abort();
}
