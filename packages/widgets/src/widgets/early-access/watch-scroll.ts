/** Calls back at every scroll once so much of the way down the page is done, in percent. Gives what ends it. */
export function watchScroll(percent: number, onReached: () => void): () => void {
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement;
    const wayPx = scrollHeight - clientHeight;
    // A pixel for browsers that round the end of the way.
    if (wayPx > 0 && scrollTop + 1 >= (wayPx * percent) / 100) onReached();
  };
  document.addEventListener('scroll', onScroll, { passive: true });
  return () => document.removeEventListener('scroll', onScroll);
}
