import { TIE } from '../../garments/scarves.ts';
import { hemOf, necklineOf, sleeveOf } from '../../garments/silhouette.ts';
import { isBoot } from '../../rules/shoe-traits.ts';
import { isShownTo } from '../seen.ts';
import { HEELS } from './habits/habit-facts.ts';
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
/** A jacket that ends lower covers the hip, in heads. */
const AT_THE_HIP = 3.7;
/** And one that ends higher stops at the waist. */
const ABOVE_THE_HIP = 3.3;
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
/** Buttons undone far enough for a picture to show, heads. */
const OPEN_FROM = 0.3;
const isCollarOpen = ({ base }: LookFacts) => {
  const cut = base?.garment.cut;
  return cut?.type === 'shirt' && !cut.collar && cut.open >= OPEN_FROM;
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
/** Tailoring and silk, from here on. */
const SMART = 3.2;
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
        'Look what the {top_colour} {top} does for the {over}.',
        'The {top_colour} of the {top} keeps the {over_colour} {over} from looking solemn.',
        'Everything else can stay simple beside the {over}.',
      ],
    },
    {
      when: ({ over, isLegSeen }) => over === undefined && !isLegSeen,
      say: [
        'The {top} in {top_colour}, the {bottom} in {bottom_colour}: two good decisions, no fuss.',
        'The {top_colour} of the {top} is close to your face, where a colour does its best work.',
        'The {top} is cut to hang, not to cling.',
      ],
    },
    {
      when: (look) => isTucked(look) && fitIs('wide', 'flare', 'culotte')(look),
      say: [
        'Neat above, wide below: a shape that always works.',
        'A tucked top above a wide leg is a recipe that never fails.',
        'The narrow part is the waist. From there it opens to the hem.',
        'Neat on top, loose below, and a clear waist between.',
      ],
    },
    {
      when: (look) => isTucked(look) && isSkirt(look),
      say: [
        'The waist is clear, and the skirt takes over from there.',
        'Neat at the waist, and the skirt does the rest.',
      ],
    },
    {
      when: (look) => fitIs('slim', 'straight', 'taper')(look) && !hasLegPockets(look),
      say: [
        'A straight, even leg makes you look taller.',
        'The leg keeps one width, and the eye keeps going.',
        'Nothing pulls at the leg, so the line stays clean.',
      ],
    },
    {
      when: fitIs('slim'),
      say: [
        'A lean leg keeps the whole line tidy.',
        'A narrow leg puts the accent on whatever is above it.',
        'A neat leg lets the {top} do as it likes.',
      ],
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
        'The leg bows out at the knee and comes back in, like brackets.',
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
        'A short hem, an easy top: long legs come free.',
        'A short leg gives the whole look a spring.',
        'The hem clears the knee, and the walk gets lighter.',
        'Bare from the knee down, and the shoes are on show.',
        'The cut is tidy enough for so short a leg.',
      ],
    },
    {
      when: fitIs('culotte'),
      say: ['The cropped leg shows the shoe off.', 'A wide leg cut short has a bounce to it.'],
    },
    {
      when: (look) =>
        look.legged?.garment.cut.type === 'trousers' &&
        overHem(look) >= ABOVE_THE_HIP &&
        overHem(look) < AT_THE_HIP,
      say: [
        'The {over} stops at the hip, and the leg looks longer for it.',
        'Cut at the hip, the {over} leaves the leg all its length.',
      ],
    },
    {
      when: ({ over, legged }) =>
        over !== undefined &&
        legged?.garment.cut.type === 'trousers' &&
        (hemOf(over.garment.cut) ?? 9) < AT_THE_HIP,
      say: [
        'The {over} ends before the leg begins, so the legs look longer.',
        'Short in the body, the {over} leaves the length to the leg.',
      ],
    },
    {
      when: (look) =>
        look.legged?.garment.cut.type === 'trousers' && overHem(look) >= AT_THE_HIP && overHem(look) < 4.4,
      say: [
        'The {over} covers the hip and lets the leg take over from there.',
        'The {over} ends where the leg begins, which is tidy.',
        'The {over} keeps to a classic length: over the hip and no lower.',
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
        'The {over} makes even a short walk look like a plan.',
        'The {over} keeps moving for a moment after you stop.',
      ],
    },
    {
      when: (look) => overHem(look) > WELL_BELOW_KNEE && !isSkirt(look),
      say: ['The {over} falls well below the knee, and makes you look taller.'],
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
        'The {over} reaches the knee, so one hem tidies up the rest.',
      ],
    },
    {
      when: (look) => isLegBare(look) && hem(look) > 6 && hem(look) < 7.6 && !look.over,
      say: [
        'A midi hem and a bit of bare leg keep it light.',
        'The midi hem shows a bit of calf and keeps the rest to itself.',
      ],
    },
    {
      when: (look) => isLegBare(look) && hem(look) < 5.4,
      say: ['The hem is short, and everything else behaves.', 'Plenty of leg, and calm above it.'],
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
      say: ['Thin straps and a soft neckline: that is all it takes.'],
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
      say: ['Straight from shoulder to hem, nothing extra.', 'The straight cut leaves nothing to fuss over.'],
    },
    {
      when: (look) => neckline(look) === 'collar' && look.covered !== 'hijab' && hasPointedCollar(look),
      say: [
        'A collar frames the face better than any necklace.',
        'A crisp collar is half the frame your face needs.',
        'A collar does for a face what a frame does for a picture.',
      ],
    },
    {
      when: (look) =>
        neckline(look) === 'collar' && look.covered !== 'hijab' && !look.seen('scarf') && isCollarOpen(look),
      say: [
        'The open collar keeps the {top} from looking stiff.',
        'An open collar looks as if you had time.',
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
        'A finished neckline frames the face.',
      ],
    },
    {
      when: (look) =>
        neckline(look) === 'crew' && look.base !== undefined && sleeveOf(look.base.garment.cut) === 'none',
      say: ['High at the neck and bare at the arms, which is cool in both senses.'],
    },
    {
      when: (look) => look.wears(...HEELS) && look.covered !== 'hijab',
      say: [
        'A heel gives the hem somewhere to go.',
        'The heel lifts everything above it.',
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
        'Ankle boots finish the leg with a firm, neat line.',
        'A short boot gives the hem above it some weight.',
        'The boots give it backbone.',
      ],
    },
    {
      when: ({ wears }) => wears('knee-boots'),
      say: ['Tall boots make the hem above them look deliberate.'],
    },
    {
      when: ({ wears, seen }) => wears('knee-boots') && seen('bottom')?.garment.cut.type === 'skirt',
      say: ['A tall boot turns a skirt into an outfit.'],
    },
    {
      when: ({ wears }) => wears('sneakers', 'platform-trainers', 'high-tops', 'plimsolls', 'retro-trainers'),
      say: ['The {shoes_colour} {shoes} stop the {hero} from getting too grand.'],
    },
    {
      when: ({ wears, occasion }) =>
        occasion !== 'sport' &&
        wears('sneakers', 'platform-trainers', 'high-tops', 'plimsolls', 'retro-trainers'),
      say: ['The {shoes} keep the {hero} down to earth.'],
    },
    {
      when: ({ wears, hero }) =>
        (hero?.piece.formality ?? 0) >= SMART && wears('sneakers', 'platform-trainers', 'plimsolls'),
      say: ['Trainers take the formality out of the {hero} and leave the style.'],
    },
    {
      when: ({ wears }) => wears('loafers', 'oxfords'),
      say: ['A flat, proper shoe gives it a clever finish.', 'The shoes look well read, and it suits them.'],
    },
    {
      when: ({ wears }) => wears('sandals', 'slides', 'espadrilles'),
      say: ['An open shoe keeps it light on its feet.', 'Open shoes are the summeriest part.'],
    },
    {
      when: ({ wears }) => wears('mules', 'flats', 'mary-janes'),
      say: ['A dainty shoe softens the whole look.', 'The {shoes} keep it pretty and practical.'],
    },
    {
      when: ({ wears }) => wears('runners', 'court-shoes', 'trail-shoes'),
      say: [
        'Proper sports shoes give the look its spring.',
        'The shoes say you mean it.',
        'The {shoes} look as ready as you are.',
      ],
    },
    {
      when: ({ wears }) => wears('beret', 'fedora', 'bucket-hat'),
      say: [
        'The {hat_colour} {hat} sets the tone, and the {hero} keep{s} to it.',
        'Take away the {hat} and it is clothes. With it, it is a look.',
      ],
    },
    {
      when: ({ wears }) => wears('cap'),
      say: ['The cap sharpens the whole look.', 'The cap is the finishing touch.'],
    },
    {
      when: ({ seen, occasion }) =>
        occasion === 'sport' && seen('top') !== undefined && seen('bottom') !== undefined,
      say: [
        'Top and bottom look as if they trained together.',
        'A clear top half, a clear bottom half, room to move.',
        'Clean edges suit somebody on the move.',
        'Simple shapes look fast.',
        'Close enough to move in, loose enough to breathe.',
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
        'A bit of sparkle at the ear is all it needs.',
      ],
    },
    {
      when: ({ wears }) => wears('pearls'),
      say: ['Pearls bring their own soft light.', 'Pearls make anything look more grown-up.'],
    },
    {
      when: ({ seen }) => seen('belt') !== undefined,
      say: [
        'The belt draws a clear line at the waist.',
        'A belt finishes what the tuck began.',
        'The belt is small, and everything above it sits better.',
      ],
    },
    {
      when: ({ seen, wears }) => seen('scarf') !== undefined && wears('silk-scarf'),
      say: [
        'The silk scarf is the small luxury here.',
        'The knot of the scarf is where the eye comes to rest.',
      ],
    },
    {
      when: ({ wears }) => wears(TIE),
      say: [
        'The tie draws one clean line from collar to waist.',
        'A tie under the jacket says that you meant it.',
        'The {scarf_colour} tie is where the eye comes to rest.',
      ],
    },
  ],
};
