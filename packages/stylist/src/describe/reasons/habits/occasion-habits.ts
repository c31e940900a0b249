import { LOUD_CHROMA } from '../colour-facts.ts';
import type { LookFacts } from '../look-facts.ts';
import type { Saying } from '../saying.ts';
import { hasLooseHair, hasOneThingMore, isFree } from './habit-facts.ts';

const isHeroLoudest = ({ hero, reading: { main } }: LookFacts) =>
  hero !== undefined &&
  hero.piece.colour.c >= LOUD_CHROMA &&
  main.every(({ colour }) => colour.c <= hero.piece.colour.c);

/** What to do with a look where it is going. */
export const OCCASION_HABITS: readonly Saying[] = [
  {
    when: ({ occasion }) => occasion === 'evening',
    say: [
      'A red lip and you are done.',
      'Scent, keys, and out of the door.',
      'Eat a little something before you go.',
      'Have the taxi come five minutes later. You will need no longer.',
      'Check the mirror once, by the front door, and then no more.',
      'Do your eyes or your mouth tonight, not both.',
      'Give yourself time to get ready. It shows.',
      'Get dressed early and enjoy the extra half hour.',
      'Switch your phone off for an hour. It suits the {hero}.',
      'Order the good wine. The {hero} would.',
      'Wear the {tinted} again before the month is out.',
      'Tell nobody where you found the {hero}.',
      'Let the {hero} hang overnight before you put {them} away.',
      'Have the {hero} ready by six and a bath run by half past.',
      'Wear the {hero} for two, then for a crowd.',
      'Keep the {hero} for people who notice.',
      'Stand where the light is soft. The {tinted} will do the rest.',
      'Dance once in the {hero} at home, to be sure.',
      'Photograph the {hero} in good light before you leave.',
      'Eat something you can manage with a fork, for the sake of the {hero}.',
      'Wear the {tinted} at home for an hour first. Then you can forget about it.',
      'Make the next booking before you hang the {hero} up.',
      'Leave ten minutes late. The {hero} can carry it.',
    ],
  },
  {
    when: (look) => look.occasion === 'evening' && hasOneThingMore(look),
    say: ['Take one thing off before you leave. Or don’t.'],
  },
  {
    when: ({ occasion, hero }) => occasion === 'desk' && hero !== undefined && !hero.slots.has('top'),
    say: ['Hang the {hero} up tonight and wear {them} again on Thursday.'],
  },
  {
    when: ({ occasion }) => occasion === 'desk',
    say: [
      'Lay the {hero} out on Sunday and Monday starts better.',
      'Keep the {hero} for the day with the difficult meeting.',
      'Keep a clothes brush in the desk drawer.',
      'Get up ten minutes earlier and dress by daylight.',
      'Say yes to the new photo for the website today.',
      'Leave the lanyard on the desk at lunch.',
      'A touch of scent at the wrist, and out you go.',
      'Sit back in your chair. Good clothes look better at ease.',
      'Dress before the first email, not after it.',
      'Book the lunch you keep putting off. You look ready for it.',
      'Take the lift once and check the mirror.',
      'Keep the rest as simple as this, and the {hero} will do the talking.',
      'Wear the {hero} on Friday too, with something softer.',
      'Have the {hero} fitted once. {It} will look twice the price.',
    ],
  },
  {
    when: ({ occasion, heroIn }) => occasion === 'desk' && heroIn('plain', 'shirt-stripe', 'linen', 'breton'),
    say: ['Hang the {hero} in the steam of your shower and skip the iron.'],
  },
  {
    when: ({ occasion }) => occasion === 'celebration',
    say: [
      'Choose one sparkle: ears, neck or wrist.',
      'Bring a smile and a small bag.',
      'Blot your lipstick and off you go.',
      'Wear the {tinted} to the next good occasion as well.',
      'Arrive on time, so somebody sees the {hero}.',
      'Let the {hero} be the talking point, and the cake the other.',
    ],
  },
  {
    when: isFree,
    say: [
      'Wear the {hero} to see someone you needn’t impress.',
      'Do not save the {hero} for best. Wear {them} this week.',
      'Hang the {hero} where you can see {them}. You will reach for {them}.',
      'Put the {hero} on without a plan and see where the day goes.',
      'Keep the {hero} on the chair, not in the wardrobe.',
      'Wear the {hero} often. That is what {it} {is} for.',
      'Pack the {hero} for the next weekend away.',
      'Say thank you when somebody asks about the {hero}, and no more.',
      'Give the {hero} a Monday as well.',
      'Wear the {hero} to breakfast and see who notices.',
      'Keep the {hero} within reach for the days you cannot decide.',
      'Plan nothing. Put the {hero} on and open the door.',
      'Take the {hero} to your sister’s. She will want the same.',
      'Wear the {hero} until the weather changes its mind.',
      'Build next weekend round the {hero}.',
      'Lend the {hero} only to somebody who returns books.',
      'Look after the {hero} and {it} will look after you.',
      'Wear the {tinted} when you want to be in a better mood.',
      'Let the {hero} get a little lived in. Most good clothes are.',
      'Put on the {hero} before you check your messages.',
      'Wear the {hero} to the next thing you nearly cancel.',
      'The second time you wear the {hero}, change only the shoes.',
      'Repeat the {tinted} next weekend with everything else different.',
    ],
  },
  {
    when: (look) => look.occasion === 'sport' && isHeroLoudest(look),
    say: ['Let the {tinted} be the loud part and keep the rest quiet.'],
  },
  {
    when: (look) => isFree(look) && !look.over,
    say: ['Wear the {hero} twice before you wash {them}.'],
  },
  {
    when: (look) => isFree(look) && look.isOutdoors && look.light === 'day',
    say: ['Let a friend take the picture. The {hero} like{s} daylight.'],
  },
  {
    when: ({ occasion, seen, hero }) =>
      occasion === 'weekend' &&
      seen('bottom')?.garment.cut.type === 'trousers' &&
      hero?.slots.has('bottom') === true &&
      seen('bag') === undefined &&
      seen('bottom')?.item.cloth.name === 'denim',
    say: ['Put your phone in a back pocket and leave the bag at home.'],
  },
  {
    when: (look) => isFree(look) && hasLooseHair(look) && !look.seen('coat'),
    say: ['It likes a messy bun and an open window.'],
  },
  {
    when: ({ occasion }) => occasion === 'beach',
    say: [
      'Let the {hero} crease. Everyone else’s will, too.',
      'Leave the afternoon open and wear the {hero}.',
      'Roll the {hero} in your bag. {It} will not mind.',
      'Rinse the {hero}, hang in the sun, wear by lunchtime.',
      'Bring a book and read none of it.',
      'Put on sun cream before you dress, not after.',
      'Leave the phone in the shade and order something with ice.',
      'Say yes to the table outside.',
      'Find the shady side of the street and take your time.',
      'Wear the {hero} until the evenings get cold.',
      'Take the {hero} on every trip from now to September.',
    ],
  },
  {
    when: ({ occasion }) => occasion === 'sport',
    say: [
      'Lay the {hero} out the evening before and you will go.',
      'Wash the {hero} cold and {it} keep{s} {its} stretch.',
      'Put the {hero} on first thing, before you can change your mind.',
      'Wash the {hero} inside out and the colour stays.',
      'Skip the softener. Sports cloth hates it.',
      'Drink a glass of water before you think you need it.',
      'Stretch for as long as the kettle takes.',
      'Put the session in the diary, in ink.',
      'Stop while it is still fun.',
      'Open a window afterwards and sit down for a minute.',
      'Air the {hero} on the balcony and {it} {is} ready again.',
      'Hang the {hero} on the back of the door, where excuses used to hang.',
      'Size up in the {hero} if you like room to breathe.',
      'Pack the {hero} tonight and tomorrow is settled.',
      'Keep a clean set ready for the next day.',
      'Wear the {hero} on the easy days, too.',
      'Rinse the {hero} as soon as you are home and dry {them} flat.',
      'Keep the {hero} by the bed and the decision is made.',
      'Wear the {hero} round the block first, then further.',
      'Give the {hero} {its} own hook.',
      'Bring the {hero} on holiday. Early mornings are free there.',
      'Tell a friend you will be in {some}, so you cannot cancel.',
      'Put a song on, put the {hero} on, go.',
      'Wear the {hero} to the class you have been putting off.',
      'Swap everything but the {hero} when the season turns.',
      'Fold the {hero} on top of the pile, not at the bottom.',
      'Keep the {hero} out of the tumble dryer.',
      'Wear the {tinted} twice a week and you have a habit.',
      'Hang the {hero} over the door, ready for tomorrow.',
      'Take the {hero} to work on Thursday and go straight on.',
      'Let the {hero} dry on the line. Sun is free.',
      'Start slowly. The {hero} will not tell.',
      'Reward the {hero} with a rest day, and yourself.',
      'Do not save the {hero} for race day.',
      'Dry the {hero} in the shade and the colour lasts.',
    ],
  },
  {
    when: ({ occasion, wears }) =>
      occasion === 'sport' && wears('runners', 'court-shoes', 'trail-shoes', 'training-shoes'),
    say: [
      'Lace the shoes twice and forget them.',
      'Break the shoes in on a short round.',
      'Choose socks that stay up. You will notice.',
      'Brighter laces, if you want a bit more noise.',
    ],
  },
  {
    when: ({ occasion, over }) => occasion === 'sport' && over !== undefined,
    say: [
      'Leave the {over} on until you are warm.',
      'Put the {over} back on while you stretch.',
      'Keep the {over} on for the warm-up and drop it after.',
      'The {over} is for before and after.',
      'Tie the {over} round your waist once you are warm.',
    ],
  },
];
