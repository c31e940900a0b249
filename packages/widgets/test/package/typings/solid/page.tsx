import type { GlowSwipeDeckElement } from '@glow/widgets/elements';
import type {} from '@glow/widgets/jsx/solid';
import type { Component } from 'solid-js';

let deck: GlowSwipeDeckElement | undefined;

export const Page: Component = () => (
  <main>
    <glow-config api-base="https://glow.example.org" on:glow-error={(event) => event.detail.message} />
    <glow-early-access open trigger="scroll" scrollPercent={30} strings={{ join: 'Be first' }} />
    <glow-instant-style
      class="wide"
      apiBase="https://glow.example.org"
      vibes={['sunny', 'work']}
      on:glow-pick={(event) => event.detail.vibe.toUpperCase()}
    />
    <glow-swipe-deck ref={deck} outfits={[]} aiEnabled on:glow-finish={({ detail }) => detail.liked.length}>
      <p>Loading</p>
    </glow-swipe-deck>
  </main>
);

export const Mistakes: Component = () => (
  <main>
    {/* @ts-expect-error a choice that there is not */}
    <glow-instant-style vibes={['foggy']} />
    {/* @ts-expect-error a detail without that field */}
    <glow-instant-style on:glow-pick={(event) => event.detail.liked} />
    {/* @ts-expect-error a text that there is not */}
    <glow-early-access strings={{ joined: 'Be first' }} />
  </main>
);
