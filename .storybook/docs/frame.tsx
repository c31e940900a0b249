import { useEffect, useRef, useState } from 'react';

interface FrameProps {
  readonly title: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const EMPTY_PAGE = '<!doctype html><html lang="en"><title>A page of its own</title><body style="margin:0">';

/**
 * Renders a tag on a page of its own. The element is made by this page, whose classes it needs, and moved over; the moved
 * one is not told of this page's fonts and colour scheme, so they are handed on.
 */
export function Frame({ title, tag, attributes }: FrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<'awaited' | 'there'>('awaited');
  useEffect(() => {
    const owner = frameRef.current?.contentDocument;
    if (page === 'awaited' || !owner) return;
    const ours = getComputedStyle(document.documentElement);
    owner.documentElement.style.colorScheme = ours.colorScheme;
    owner.body.style.fontFamily = ours.fontFamily;
    for (const face of document.fonts) owner.fonts.add(face);
    for (const name of [
      '--glow-font-display',
      '--glow-font-text',
      '--glow-weight-bold',
      '--glow-weight-display',
    ]) {
      owner.body.style.setProperty(name, ours.getPropertyValue(name));
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    owner.body.append(element);
    return () => element.remove();
  }, [page, tag, attributes]);
  return (
    <iframe
      ref={frameRef}
      className="docs-frame"
      title={title}
      srcDoc={EMPTY_PAGE}
      onLoad={() => setPage('there')}
    />
  );
}
