import type { GlowSwipeDeckElement } from '@glow/widgets/elements';
import type {} from '@glow/widgets/jsx/preact';
import { createRef } from 'preact';

const deck = createRef<GlowSwipeDeckElement>();

export const page = (
  <main>
    <glow-config api-base="https://glow.example.org" onglow-error={(event) => event.detail.message} />
    <glow-early-access open trigger="scroll" scrollPercent={30} strings={{ join: 'Be first' }} />
    <glow-instant-style
      class="wide"
      apiBase="https://glow.example.org"
      vibes={['sunny', 'work']}
      onglow-pick={(event) => event.detail.vibe.toUpperCase()}
    />
    <glow-swipe-deck ref={deck} outfits={[]} aiEnabled onglow-finish={({ detail }) => detail.liked.length}>
      <p>Loading</p>
    </glow-swipe-deck>
  </main>
);

export const mistakes = [
  // @ts-expect-error a choice that there is not
  <glow-instant-style key="2" vibes={['foggy']} />,
  // @ts-expect-error a detail without that field
  <glow-instant-style key="3" onglow-pick={(event) => event.detail.liked} />,
  // @ts-expect-error a text that there is not
  <glow-early-access key="5" strings={{ joined: 'Be first' }} />,
  // @ts-expect-error an instance of another tag
  <glow-instant-style key="7" ref={deck} />,
];
