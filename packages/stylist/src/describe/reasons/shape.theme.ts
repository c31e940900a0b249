import type { BodyShape } from '@glow/api';
import type { LookFacts } from './look-facts.ts';
import type { Theme } from './saying.ts';

/** What a long closed coat hides. */
const OF_THE_HEM: ReadonlySet<string> = new Set([
  'a-line',
  'pleats',
  'bias-slip',
  'below-the-knee',
  'front-slit',
]);

/** What a picture from the hips up does not show, or shows too little of to speak of. */
const BELOW_THE_HIP: ReadonlySet<string> = new Set([
  ...['wide-leg', 'straight-leg', 'tapered-leg', 'light-above', 'light-below'],
]);
/** What a jacket has no part in while it is carried. */
const OF_THE_JACKET: ReadonlySet<string> = new Set(['padded-shoulder', 'open-front', 'one-cloth']);
/** What a jacket over it covers or outshines. */
const AGAINST_A_JACKET: ReadonlySet<string> = new Set([
  'full-sleeve',
  'tucked',
  'light-above',
  'light-below',
]);
/** What a pregnant body has no line to draw for. */
const AT_THE_WAIST: ReadonlySet<string> = new Set(['marked-waist', 'tucked', 'a-line']);

/** An open jacket hides the narrow of the waist, whatever is buckled below it. */
const isWaistMarked = ({ isWaistSeen, over, seen }: LookFacts) =>
  isWaistSeen && !(over?.garment.slot === 'layer' && seen('dress') === undefined);

const draws =
  (line: string, ...shapes: readonly BodyShape[]) =>
  (look: LookFacts) =>
    look.lines.has(line) &&
    (shapes.length === 0 || shapes.includes(look.shape)) &&
    (!OF_THE_HEM.has(line) || look.isHemSeen) &&
    (!BELOW_THE_HIP.has(line) || look.isLegSeen) &&
    (!AT_THE_WAIST.has(line) || look.reading.spec.figure.pregnancy === undefined) &&
    (line !== 'marked-waist' || isWaistMarked(look)) &&
    (!AGAINST_A_JACKET.has(line) || !look.over) &&
    (!OF_THE_JACKET.has(line) || look.over !== undefined || !look.seen('layer'));

const isSlim = ({ legged }: LookFacts) => {
  const cut = legged?.garment.cut;
  return cut !== undefined && 'fit' in cut && cut.fit === 'slim';
};

/** Lines that are kind to the shape she named, in words about the clothes. */
export const SHAPE: Theme = {
  id: 'shape',
  kind: 'answer',
  weight: 1.3,
  sayings: [
    {
      when: draws('wide-leg', 'Inverted Triangle'),
      say: [
        'Wide legs give a straight shoulder something to answer.',
        'The width sits low, where it balances the shoulder.',
        'Room in the leg is the answer to a strong shoulder.',
        'A wide hem is a counterweight to a straight shoulder.',
      ],
    },
    {
      when: draws('wide-leg', 'Pear', 'Hourglass'),
      say: [
        'The wide leg falls straight from the hip and skims the rest.',
        'Wide from the hip down: you get one long, easy line.',
        'Past the hip the wide leg has nothing to do but fall.',
      ],
    },
    {
      when: draws('wide-leg'),
      say: [
        'All the volume is in the leg, where it can swing.',
        'A wide leg lets the air in and the hurry out.',
        'The wide hems arrive a moment after you do.',
        'Wide legs take their time, and so can you.',
        'The wide leg moves a second after you do.',
      ],
    },
    {
      when: (look) => draws('straight-leg')(look) && isSlim(look),
      say: [
        'A slim leg keeps the line long and calm.',
        'Slim from hip to ankle, and the shoes get the last word.',
      ],
    },
    {
      when: (look) => draws('straight-leg')(look) && !isSlim(look),
      say: [
        'The straight leg runs from hip to ankle without a detour.',
        'A straight leg keeps the line long and calm.',
        'Straight through the leg is the easiest way to look tall.',
        'The leg goes from hip to hem in one clean stroke.',
        'Neither wide nor narrow, the leg simply falls.',
        'The straight leg makes no fuss on its way down.',
      ],
    },
    {
      when: (look) => draws('tapered-leg')(look) && look.isHemSeen,
      say: [
        'Room at the hip, neat at the ankle.',
        'The leg starts roomy and ends narrow, like a good sentence.',
        'The leg is loose where you sit and slim where you step.',
        'The leg narrows towards the ankle and shows off the shoe.',
      ],
    },
    {
      when: draws('a-line', 'Pear'),
      say: [
        'The skirt skims the hip and swings clear of it.',
        'The skirt opens from the waist and leaves the hip in peace.',
        'The hem is the widest point, so the waist gets the attention.',
      ],
    },
    {
      when: draws('a-line', 'Inverted Triangle'),
      say: [
        'A full skirt gives a strong shoulder its match.',
        'Swing in the skirt, calm above: that is the balance.',
      ],
    },
    {
      when: draws('a-line', 'Rectangle', 'Round', 'Hourglass'),
      say: [
        'The skirt opens from the waist and lets you move.',
        'A skirt with swing draws the curve for you.',
      ],
    },
    {
      when: draws('pleats'),
      say: ['Pleats give a straight line some swing.', 'Pleats fall flat at the hip and open below it.'],
    },
    {
      when: draws('bias-slip'),
      say: [
        'Cut on the bias, the {hero} go{es} where you go.',
        'Bias-cut cloth follows a curve and never grips it.',
      ],
    },
    {
      when: draws('below-the-knee'),
      say: [
        'The hem stops just below the knee, where the leg is slender.',
        'A hem just below the knee is the easiest length to wear.',
        'Just below the knee, the hem has found its place.',
      ],
    },
    {
      when: draws('front-slit'),
      say: [
        'The slit opens when you walk and closes when you stand.',
        'A slit shows leg only when you decide to move.',
      ],
    },
    {
      when: draws('v-front', 'Round'),
      say: [
        'The V runs the eye down the front in one long line.',
        'An open V makes the neck long and the front light.',
      ],
    },
    {
      when: draws('v-front', 'Hourglass', 'Inverted Triangle'),
      say: ['The V at the neck frames your face.', 'The V opens the front and leads up to your face.'],
    },
    {
      when: draws('marked-waist', 'Hourglass'),
      say: [
        'The waist goes in where you do. Nothing more is needed.',
        'The waist is yours. The cut only points it out.',
      ],
    },
    {
      when: draws('marked-waist', 'Rectangle', 'Pear', 'Inverted Triangle'),
      say: ['The waist is marked, and the look turns around it.', 'Neat at the waist, easy everywhere else.'],
    },
    {
      when: draws('padded-shoulder', 'Pear'),
      say: [
        'A firm shoulder balances the curve of the hip.',
        'The shoulder is cut wide, and the hip falls into line.',
        'The {over} squares the shoulder, and all below it falls in.',
        'A structured shoulder, ease below: the two even out.',
        'The padded shoulder gives the {over} its confidence.',
      ],
    },
    {
      when: draws('padded-shoulder', 'Rectangle', 'Hourglass'),
      say: [
        'A clear shoulder line, and everything below falls easily.',
        'Crisp at the shoulder, easy from there down.',
        'The {over} gives you a frame, and you do the rest.',
        'The structure is all in the shoulders of the {over}.',
      ],
    },
    {
      when: draws('open-front', 'Round', 'Inverted Triangle'),
      say: [
        'Worn open, the {over} draws two long lines down to the hem.',
        'Leave the {over} open: the long strip down the middle is the trick.',
        'The open {over} leaves a narrow panel in the middle, and the eye reads that.',
        'Left undone, the {over} hangs in two long straight edges.',
      ],
    },
    {
      when: draws('open-front', 'Rectangle'),
      say: [
        'Open in front, the {over} lets the layers underneath speak.',
        'Undone, the {over} makes three stripes of one outfit.',
        'The {over} stays open, and there is depth where a closed front would be flat.',
      ],
    },
    {
      when: draws('one-cloth'),
      say: [
        'One colour from shoulder to hem, with no interruptions.',
        'Matched top to bottom, you read as one long line.',
        'The same cloth above and below makes one tall shape.',
      ],
    },
    {
      when: draws('light-above', 'Pear'),
      say: [
        'A light top, a darker half below: people look at your face.',
        'The lighter top lifts everything towards your smile.',
        'People see the palest piece first: here, the {top}.',
        'The light half is near your face, the quiet half below.',
        'Light at the shoulder, dark at the hip: people look up first.',
        'With the lighter half on top, you look well rested.',
      ],
    },
    {
      when: draws('light-above', 'Hourglass', 'Rectangle'),
      say: [
        'The lighter top brings light to your face.',
        'The palest piece is next to your face, where it does most good.',
        'The lighter half is on top and lifts the whole look.',
      ],
    },
    {
      when: draws('light-below', 'Inverted Triangle'),
      say: [
        'Dark above, lighter below: strong shoulders love it.',
        'The dark half is above and keeps the shoulder quiet.',
      ],
    },
    {
      when: draws('light-below'),
      say: [
        'The {bottom_colour} {bottom} below the {top_colour} {top}: the light half does the walking.',
        'The lighter half is below and takes the eye with it.',
        'The eye goes down to the paler {bottom} and stays there.',
      ],
    },
    {
      when: draws('cropped'),
      say: [
        'The short hem draws a waist where the two pieces meet.',
        'The cropped top makes an early start for the legs.',
        'The {top} stops early, and the waist gains by it.',
      ],
    },
    {
      when: draws('tucked', 'Hourglass'),
      say: [
        'With the {top} tucked in, the waist stays where you have it.',
        'The {top} is tucked in at the narrowest point, as it should be.',
        'The {top} goes in at the waist and shows where that is.',
      ],
    },
    {
      when: draws('tucked', 'Rectangle', 'Pear'),
      say: [
        'Tucked in, the {top} gives you a waist and a long leg.',
        'One third above the waist, two below: the oldest good proportion.',
        'The {top} tucks in high, so the legs get the bigger share.',
        'The tuck keeps the upper half short and the legs long.',
        'With the waistband on show, the legs start higher.',
      ],
    },
    {
      when: draws('one-piece'),
      say: [
        'One piece from shoulder to ankle makes one unbroken line.',
        'The jumpsuit makes you look every inch as tall as you are.',
      ],
    },
    {
      when: draws('full-sleeve', 'Pear', 'Rectangle'),
      say: [
        'The full sleeves do the dressing up, and the rest can stay neat.',
        'A generous sleeve gives the arms the best part.',
      ],
    },
    {
      when: draws('bow-neck'),
      say: ['The bow keeps the interest near your face.'],
    },
    {
      when: draws('cape'),
      say: ['The cape falls from the shoulder and asks nothing of the waist.'],
    },
  ],
};
