import { Button } from '@glow/kit';
import { useState } from 'react';
import { LOOK_TEXTS } from './look.messages.ts';
import { lookPath } from './look-address.ts';

interface ShareButtonProps {
  readonly lookKey: string;
  readonly name: string;
  /** Told in words what became of it. */
  readonly onShared: (text: string) => void;
}

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands the look's address to the device's own sharing, else copies it, else shows it to be copied. */
export function ShareButton({ lookKey, name, onShared }: ShareButtonProps) {
  const [link, setLink] = useState<string>();

  async function share(): Promise<void> {
    const url = new URL(lookPath(lookKey), window.location.origin).href;
    const text = LOOK_TEXTS.shareText(name);
    try {
      if (navigator.share) return await navigator.share({ title: name, text, url });
    } catch (error) {
      if (isDismissed(error)) return;
    }
    try {
      await navigator.clipboard.writeText(url);
      onShared(LOOK_TEXTS.shared);
    } catch {
      setLink(url); // no clipboard without TLS, or it is forbidden
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void share()}>
        {LOOK_TEXTS.share}
      </Button>
      {link && (
        <label className="look-link-field">
          {LOOK_TEXTS.shareFailed}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}
