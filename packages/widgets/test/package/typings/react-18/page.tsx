import type { GlowEarlyAccessElement } from '@glow/widgets/elements';
import type {} from '@glow/widgets/jsx/react-18';
import { createRef, version } from 'react';

const modal = createRef<GlowEarlyAccessElement>();

export const page = (
  <main data-react={version}>
    <glow-config api-base="https://glow.example.org" theme="dark" />
    <glow-early-access ref={modal} key="modal" class="wide" auto-open-ms={5000} open={false}>
      <p>Loading</p>
    </glow-early-access>
    <glow-instant-style vibes="sunny,work" demo="result" lang="de" onClick={() => modal.current?.show()} />
  </main>
);

export const mistakes = [
  // @ts-expect-error a theme that there is not
  <glow-config key="1" theme="sepia" />,
  // @ts-expect-error React 18 would write an attribute of this name
  <glow-instant-style key="2" apiBase="https://glow.example.org" />,
  // @ts-expect-error React 18 would write an attribute of this name
  <glow-instant-style key="3" className="wide" />,
  // @ts-expect-error React 18 does not listen for events of elements
  <glow-instant-style key="4" onglow-pick={() => {}} />,
  // @ts-expect-error rich data is no attribute
  <glow-swipe-deck key="5" outfits={[]} />,
  // @ts-expect-error milliseconds are a number
  <glow-early-access key="6" auto-open-ms="soon" />,
  // @ts-expect-error a tag that there is not
  <glow-mirror key="7" />,
];
