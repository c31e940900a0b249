import type { GlowEarlyAccessElement, GlowSwipeDeckElement } from '@glow/widgets/elements';
import { GlowConfig, GlowEarlyAccess, GlowInstantStyle, GlowSwipeDeck } from '@glow/widgets/react';
import { createRef } from 'react';

const modal = createRef<GlowEarlyAccessElement>();
const deck = createRef<GlowSwipeDeckElement>();

export const page = (
  <main>
    <GlowConfig apiBase="https://glow.example.org" onError={(event) => event.detail.message} />
    <GlowEarlyAccess
      ref={modal}
      open
      scrollPercent={30}
      strings={{ join: 'Be first' }}
      onSubmit={(e) => e.detail}
    />
    <GlowInstantStyle
      className="wide"
      vibes={['sunny', 'work']}
      onLook={(event) => event.detail.outfit.name.toUpperCase()}
      onUnlock={(event) => event.preventDefault()}
      onClick={(event) => event.clientX}
    />
    <GlowSwipeDeck outfits={[]} aiEnabled onFinish={({ detail }) => detail.liked.length}>
      <p>Loading</p>
    </GlowSwipeDeck>
  </main>
);

export const mistakes = [
  // @ts-expect-error a choice that there is not
  <GlowInstantStyle key="1" vibes={['foggy']} />,
  // @ts-expect-error a detail without that field
  <GlowInstantStyle key="2" onPick={(event) => event.detail.liked} />,
  // @ts-expect-error a text that there is not
  <GlowEarlyAccess key="3" strings={{ joined: 'Be first' }} />,
  // @ts-expect-error an event of another tag
  <GlowSwipeDeck key="4" onSubmit={(event: CustomEvent<undefined>) => event.detail} onLook={() => {}} />,
  // @ts-expect-error an instance of another tag
  <GlowInstantStyle key="5" ref={deck} />,
];
