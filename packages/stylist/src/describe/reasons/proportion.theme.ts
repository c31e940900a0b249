import { hemOf, necklineOf, sleeveOf } from '../../garments/silhouette.ts';
import { isBoot } from '../../rules/shoe-traits.ts';
import { isShownTo } from '../seen.ts';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

const cutOf = ({ legged }: LookFacts) => legged?.garment.cut;
const fitIs =
  (...fits: readonly string[]) =>
  (look: LookFacts) => {
    const cut = cutOf(look);
    return look.isLegSeen && cut !== undefined && 'fit' in cut && fits.includes(cut.fit);
  };
const hasLegPockets = (look: LookFacts) => {
  const cut = cutOf(look);
  return cut?.type === 'trousers' && cut.construction === 'cargo';
};
/** A hem from here down ends at the calf, in heads. */
const WELL_BELOW_KNEE = 6.6;
/** Tops of this volume stand away from the body. */
const ROOMY = 3;
const isSkirt = (look: LookFacts) => ['skirt', 'dress'].includes(cutOf(look)?.type ?? '');
const hem = (look: LookFacts) => {
  const cut = cutOf(look);
  return cut ? (hemOf(cut) ?? 0) : 0;
};
/** 0 where the picture ends above it. */
const overHem = ({ over, reading }: LookFacts) => {
  const end = over ? (hemOf(over.garment.cut) ?? 0) : 0;
  return isShownTo(reading, end) ? end : 0;
};
const neckline = ({ base, over }: LookFacts) => (base && !over ? necklineOf(base.garment.cut) : undefined);
const hasPointedCollar = ({ base }: LookFacts) => {
  const cut = base?.garment.cut;
  return cut?.type === 'dress' || cut?.type === 'jumpsuit' || (cut?.type === 'shirt' && !cut.collar);
};
const bodiceIs =
  (...bodices: readonly string[]) =>
  ({ legged, over, covered }: LookFacts) => {
    const cut = legged?.garment.cut;
    return (
      !over && covered !== 'hijab' && cut !== undefined && 'bodice' in cut && bodices.includes(cut.bodice)
    );
  };
const isTucked = ({ seen, over }: LookFacts) => !over && seen('top')?.item.worn === 'tucked';
const HEELS = ['pumps', 'evening-pumps', 'evening-sandals', 'slingbacks', 'block-sandals'];
const isLegBare = (look: LookFacts) =>
  isSkirt(look) && !look.seen('hosiery') && !isBoot(look.seen('shoes')?.garment);

/** What lengths, widths and edges do to the eye. */
export const PROPORTION: Theme = {
  id: 'proportion',
  kind: 'eye',
  weight: 1.4,
  sayings: [
    {
      when: ({ over, isLegSeen }) => over !== undefined && !isLegSeen,
      say: [
        'The {over} has a clear outline, and the rest follows it.',
        'The {over} needs little beside it.',
        'The {over} is the first thing seen, and it can be.',
      ],
    },
    {
      when: ({ over, isLegSeen }) => over === undefined && !isLegSeen,
      say: ['The {top} holds the eye by itself.', 'It is all about the {top}, and that is enough.'],
    },
    {
      when: (look) => isTucked(look) && fitIs('wide', 'flare', 'culotte')(look),
      say: [
        'Neat above, wide below: a shape that always works.',
        'Tuck, waist, wide leg. It is a simple recipe.',
        'The narrow part is the waist. From there it opens to the hem.',
        'Close on top and loose below, with the waistband as the hinge.',
      ],
    },
    {
      when: (look) => isTucked(look) && isSkirt(look),
      say: [
        'The waist is clear, and the skirt takes it from there.',
        'Neat at the waist, and the skirt has the floor.',
      ],
    },
    {
      when: (look) => fitIs('slim', 'straight', 'taper')(look) && !hasLegPockets(look),
      say: ['A quiet, even leg makes you look taller.', 'Neat legs let the upper half do as it likes.'],
    },
    {
      when: fitIs('slim'),
      say: ['A lean leg keeps the whole line tidy.', 'A narrow leg puts the accent on whatever is above it.'],
    },
    {
      when: (look) => fitIs('slim')(look) && (look.seen('top')?.garment.volume ?? 0) >= ROOMY,
      say: ['The leg stays slim, so the {top} can have the volume.'],
    },
    {
      when: (look) => fitIs('slim', 'straight', 'taper')(look) && look.isHemSeen && !hasLegPockets(look),
      say: ['Nothing flaps below the knee, and it looks sharper for it.'],
    },
    {
      when: (look) => fitIs('barrel', 'jogger')(look) && look.isHemSeen,
      say: [
        'A curved leg gives a plain look its shape.',
        'The rounded leg is the interesting part.',
        'It bows out at the knee and comes back in, like a pair of brackets.',
      ],
    },
    {
      when: fitIs('legging', 'bike'),
      say: [
        'Close to the leg, and the eye runs straight down.',
        'A close line below lets the top have its say.',
      ],
    },
    {
      when: fitIs('short', 'bermuda'),
      say: [
        'Short below, easy above: long legs come free.',
        'A short leg gives the whole look a spring.',
        'The hem clears the knee, and the walk gets lighter.',
        'Bare from the knee down, and the shoes are on show.',
        'Half a leg is enough when the cut is this tidy.',
      ],
    },
    {
      when: fitIs('culotte'),
      say: ['The cropped leg shows the shoe off.', 'A wide leg cut short has a bounce to it.'],
    },
    {
      when: ({ over, legged }) =>
        over !== undefined && legged?.garment.cut.type === 'trousers' && (hemOf(over.garment.cut) ?? 9) < 4.4,
      say: [
        'The {over} stops at the hip, and the leg looks longer for it.',
        'Cut at the hip, the {over} leaves the leg all its length.',
        'The {over} ends before the leg begins, and that looks quick.',
        'All of the leg shows below the {over}, and it uses the room.',
        'Short in the body, the {over} leaves the length to the leg.',
      ],
    },
    {
      when: (look) =>
        look.over !== undefined && overHem(look) > 0 && overHem(look) < 4 && isSkirt(look) && hem(look) > 6,
      say: [
        'Short over long: the {over} ends where the skirt begins.',
        'The {over} ends high, and lifts the long hem below it.',
      ],
    },
    {
      when: (look) => overHem(look) > 5.8 && !isSkirt(look),
      say: [
        'The {over} draws one tall line over trousers.',
        'The {over} makes even a stroll look like a decision.',
        'The {over} keeps moving for a moment after you stop.',
      ],
    },
    {
      when: (look) => overHem(look) > WELL_BELOW_KNEE && !isSkirt(look),
      say: ['The {over} falls well below the knee, and all under it looks longer.'],
    },
    {
      when: (look) => overHem(look) > 4.4 && overHem(look) <= 5.1,
      say: [
        'The {over} ends mid-thigh and leaves the rest to your legs.',
        'The {over} comes down to mid-thigh: long enough to warm, short enough to stride.',
        'Just long enough to sit on, the {over} still lets you run for a bus.',
      ],
    },
    {
      when: (look) => overHem(look) > 5.4 && overHem(look) <= 6,
      say: [
        'The {over} stops at the knee, where a coat looks its neatest.',
        'At the knee the {over} covers what it should and no more.',
        'The {over} reaches the knee, so one hem does for all that is under it.',
      ],
    },
    {
      when: (look) => isLegBare(look) && hem(look) > 6 && hem(look) < 7.6 && !look.over,
      say: [
        'A midi hem and a bit of bare leg keep it light.',
        'The hem stops where the leg gets interesting.',
      ],
    },
    {
      when: (look) => isLegBare(look) && hem(look) < 5.4,
      say: ['A short hem, and everything else behaves.', 'Plenty of leg, and calm above it.'],
    },
    {
      when: (look) => isSkirt(look) && hem(look) > 7.6,
      say: [
        'A long hem slows the whole look down, in a good way.',
        'Length like this has its own kind of drama.',
      ],
    },
    {
      when: bodiceIs('halter'),
      say: [
        'The halter neck turns your shoulders into the jewellery.',
        'The halter shows shoulders and keeps its secrets.',
      ],
    },
    {
      when: bodiceIs('one-shoulder'),
      say: ['One bare shoulder says more than two.', 'A single shoulder strap makes it unforgettable.'],
    },
    {
      when: bodiceIs('strapless', 'bustier'),
      say: ['A clean top edge, and your shoulders above it.', 'The neckline is one confident line.'],
    },
    {
      when: bodiceIs('square'),
      say: [
        'The square neckline frames your collarbone.',
        'A square neck is the prettiest straight line there is.',
      ],
    },
    {
      when: bodiceIs('slip'),
      say: [
        'Thin straps and a soft neckline: less is the idea.',
        'The cowl falls in folds, and that is the ornament.',
      ],
    },
    {
      when: bodiceIs('wrap'),
      say: [
        'The wrap closes on a slant, which is kinder than a straight line.',
        'A wrap front is the friendliest neckline there is.',
      ],
    },
    {
      when: bodiceIs('sheath', 'tee'),
      say: ['Straight from shoulder to hem, nothing extra.', 'The straight cut is the whole idea.'],
    },
    {
      when: (look) => neckline(look) === 'collar' && look.covered !== 'hijab' && hasPointedCollar(look),
      say: [
        'A collar frames the face better than any necklace.',
        'The open collar keeps it from looking stiff.',
        'Two points of a collar, and the face has its frame.',
        'A collar points down, and the eye goes up.',
        'A collar does for a face what a frame does for a picture.',
      ],
    },
    {
      when: ({ base, covered, seen }) =>
        base !== undefined &&
        necklineOf(base.garment.cut) === 'roll' &&
        covered !== 'hijab' &&
        !seen('scarf'),
      say: [
        'The roll-neck makes a clean frame for your face.',
        'A roll-neck puts your face in the spotlight.',
        'The neck is finished, and the face starts there.',
      ],
    },
    {
      when: (look) =>
        neckline(look) === 'crew' && look.base !== undefined && sleeveOf(look.base.garment.cut) === 'none',
      say: ['High at the neck, bare at the arms: cool in both senses.'],
    },
    {
      when: (look) => look.wears(...HEELS) && look.covered !== 'hijab',
      say: [
        'A heel gives the hem somewhere to go.',
        'The heel lifts the line from hem to chin.',
        'Those few centimetres change how you stand.',
      ],
    },
    {
      when: ({ wears }) => wears('pumps', 'evening-pumps'),
      say: ['A pointed toe finishes the leg like a full stop.'],
    },
    {
      when: ({ wears }) => wears('ankle-boots', 'chelsea-boots', 'lace-up-boots'),
      say: [
        'Ankle boots end it with a firm, neat line.',
        'A short boot gives the hem above it some weight.',
        'The boots add the backbone.',
      ],
    },
    {
      when: ({ wears }) => wears('knee-boots'),
      say: [
        'Tall boots make the hem above them look deliberate.',
        'A tall boot turns a skirt into an outfit.',
      ],
    },
    {
      when: ({ wears }) => wears('sneakers', 'platform-trainers', 'high-tops', 'plimsolls', 'retro-trainers'),
      say: ['Trainers take the formality out and leave the style.', 'The trainers keep it young at any age.'],
    },
    {
      when: ({ wears }) => wears('loafers', 'oxfords'),
      say: ['A flat, proper shoe gives it a clever finish.', 'Shoes with a little bookishness suit it.'],
    },
    {
      when: ({ wears }) => wears('sandals', 'slides', 'espadrilles'),
      say: ['An open shoe keeps the end of the line light.', 'The open shoe is the summer part.'],
    },
    {
      when: ({ wears }) => wears('mules', 'flats', 'mary-janes'),
      say: ['A dainty shoe softens the whole thing.', 'A little shoe keeps it pretty and practical.'],
    },
    {
      when: ({ wears }) => wears('runners', 'court-shoes', 'trail-shoes'),
      say: [
        'Proper sports shoes give the look its spring.',
        'A solid shoe anchors all that lightness.',
        'The shoes say you mean it.',
        'Good running shoes finish the line with a bounce.',
      ],
    },
    {
      when: ({ wears }) => wears('beret', 'fedora', 'bucket-hat'),
      say: ['The {hat} gives it a finishing line at the top.', 'A hat turns clothes into an outfit.'],
    },
    { when: ({ wears }) => wears('cap'), say: ['The cap sharpens it.'] },
    {
      when: ({ seen, occasion }) =>
        occasion === 'sport' && seen('top') !== undefined && seen('bottom') !== undefined,
      say: [
        'Top and bottom meet at the waist and keep it simple.',
        'A clear top half, a clear bottom half, room to move.',
        'It is all clean edges, and they suit you.',
        'Simple shapes look fast.',
        'The waistband is the only seam the eye meets.',
        'Close enough to move in, loose enough to breathe.',
        'It keeps to your outline when you move.',
      ],
    },
    {
      when: ({ seen, occasion }) => occasion === 'sport' && seen('dress') !== undefined,
      say: [
        'One piece, and nothing to pull down or up.',
        'A single piece keeps the line clean while you move.',
      ],
    },
    {
      when: ({ seen, wears }) => seen('earrings') !== undefined && !wears('stud-earrings'),
      say: [
        'The earrings catch the light when you turn your head.',
        'A bit of sparkle at the ear is all it asks.',
      ],
    },
    {
      when: ({ wears }) => wears('pearls'),
      say: ['Pearls bring their own soft light.', 'Pearls make anything look more grown-up.'],
    },
    {
      when: ({ seen }) => seen('belt') !== undefined,
      say: [
        'The belt marks the line where the halves meet.',
        'A belt is a comma. It gives the look a pause.',
      ],
    },
    {
      when: ({ seen, wears }) => seen('scarf') !== undefined && wears('silk-scarf'),
      say: ['The silk scarf is the small luxury here.', 'A knot at the neck, and it has a centre.'],
    },
  ],
};
