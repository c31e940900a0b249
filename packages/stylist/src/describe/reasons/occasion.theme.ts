import type { LookFacts } from './look-facts.ts';
import type { Occasion } from './occasion-of.ts';
import type { Theme } from './saying.ts';

const at =
  (occasion: Occasion, also: (look: LookFacts) => boolean = () => true) =>
  (look: LookFacts) =>
    look.occasion === occasion && also(look);

const FLAT_SHOES = [
  ...['sneakers', 'runners', 'loafers', 'flats', 'oxfords', 'plimsolls', 'retro-trainers', 'high-tops'],
  ...[
    'chelsea-boots',
    'hiking-boots',
    'lace-up-boots',
    'sandals',
    'court-shoes',
    'trail-shoes',
    'platform-trainers',
  ],
];
const isFlat = ({ wears, isUnaided }: LookFacts) => isUnaided && wears(...FLAT_SHOES);
const isLong = ({ legged }: LookFacts) =>
  legged?.garment.cut.type === 'dress' && legged.garment.cut.hem > 8.2;
const wearsDress = ({ legged }: LookFacts) => legged?.garment.cut.type === 'dress';

/** Where the look is going: what was asked for. */
export const OCCASION: Theme = {
  id: 'occasion',
  kind: 'answer',
  weight: 1.6,
  sayings: [
    {
      when: at('desk'),
      say: [
        'Smart enough for the meeting, soft enough for the hours around it.',
        'You could present in this and still look like yourself.',
        'It says you came prepared and never mentions the effort.',
        'Dressed for the desk, and for dinner if nobody goes home.',
        'Serious from across the room, kinder up close.',
        'One look for nine o’clock and for the drinks after.',
        'Polished, without a trace of armour.',
        'It will outlast the longest meeting of your week.',
        'The kind of outfit people trust before you speak.',
        'No dress code will argue with this.',
        'Right for the first day, and for the day you ask for more.',
        'It looks decided, and that is half of looking smart.',
        'Office hours, minus the uniform.',
        'Quiet authority, with room to breathe.',
        'You will look like the person who knows where the file is.',
        'Good for the interview and good for the job.',
        'Formal where people look first, easy everywhere else.',
        'A clean, capable look for a full calendar.',
      ],
    },
    {
      when: at('evening'),
      say: [
        'Made for a late table and a long conversation.',
        'Dressed up, and still easy to sit, eat and laugh in.',
        'An evening look that needs no occasion to explain it.',
        'For the kind of night you will want a photo of.',
        'Low light is kind to everything here.',
        'Keep this one for someone you would like to see again.',
        'Ready for a toast, a dance floor or just a very good dinner.',
        'It looks as if you took your time, and that is its charm.',
        'Nobody will ask whether you came straight from work.',
        'The night can go anywhere and you will be dressed for it.',
        'A little more than the invitation asked for, in the best way.',
        'It makes an entrance and then lets you talk.',
        'Glamour you can order dessert in.',
        'For the evening you have been looking forward to since Monday.',
        'Confident enough to stay simple.',
        'The sort of look people describe to a friend the next day.',
        'Made to be seen by lamplight, slowly.',
        'You will feel dressed, and you will still feel like you.',
      ],
    },
    {
      when: at('evening', isLong),
      say: [
        'Long enough for an entrance, simple enough to enjoy it.',
        'A floor-length hem and nothing to fuss over.',
        'The dress for an invitation on heavy paper.',
      ],
    },
    {
      when: at('evening', (look) => wearsDress(look) && !isLong(look)),
      say: [
        'You only have to arrive. The dress does the rest.',
        'One dress, one evening, no second thoughts.',
      ],
    },
    {
      when: at('celebration'),
      say: [
        'Right for a wedding, a first night or a big birthday lunch.',
        'Dressed for a celebration that starts in daylight.',
        'Festive by day, which is harder than it looks.',
        'For the invitation you said yes to straight away.',
        'It holds its own in the group photo.',
        'Evening clothes, at ease in the afternoon.',
        'Party clothes that can stand up to daylight.',
        'Worth dressing for, even before the first glass.',
        'You will be remembered kindly by the host.',
        'Made for good news.',
        'It celebrates without stealing anyone’s day.',
        'Special, and still you.',
      ],
    },
    {
      when: at('weekend'),
      say: [
        'For the day off that turns into an evening out.',
        'Easy enough for errands, good enough to be seen doing them.',
        'It asks nothing of you and still looks finished.',
        'The outfit you end up wearing twice in one week.',
        'Made for plans that change at noon.',
        'Pieces you know, put together a little better than usual.',
        'Casual, with one good idea in it.',
        'It looks like you, on a day when you slept well.',
        'Dressed down, and still worth a compliment.',
        'Unhurried clothes for a good, ordinary day.',
        'Coffee, a walk, a friend you run into: all covered.',
        'Relaxed, but nobody would call it careless.',
        'You can forget what you are wearing, happily.',
        'A Saturday kind of look that works on a Wednesday.',
        'Nothing here is trying, and that is why it works.',
        'Comfortable all day, and you cannot tell from outside.',
        'It gets better every time you wear it.',
        'Everyday clothes on their best behaviour.',
      ],
    },
    {
      when: at('weekend', isFlat),
      say: [
        'Good for anywhere you can reach on foot.',
        'Flat shoes, good pieces and the whole day ahead of you.',
      ],
    },
    {
      when: at('country'),
      say: [
        'Made for a long walk and a warm kitchen afterwards.',
        'Country clothes that know their way around town.',
        'Practical first, and handsome because of it.',
        'Warm, solid and a little romantic.',
        'Weekend clothes with good manners.',
        'The sort of outfit that dogs and grandparents both approve of.',
        'Made to last longer than the season.',
        'Outdoor clothes, composed with care.',
        'It looks at home on a footpath and in a café.',
        'Sturdy pieces, worn with a light hand.',
        'For fresh air, and for staying out in it.',
        'Nothing delicate about it, and plenty to look at.',
        'Honest clothes, and they show it.',
        'A weekend away, already dressed for it.',
      ],
    },
    {
      when: at('beach'),
      say: [
        'Pack this first. It goes to the beach and to dinner.',
        'Light, easy and half on holiday already.',
        'Made for sea air and late lunches.',
        'Holiday clothes you can wear on an ordinary Tuesday.',
        'All you need between a swim and supper.',
        'For the hottest hour of the day and the best one after it.',
        'Summer at its least complicated.',
        'It belongs to a day without a clock.',
        'A summer day’s worth of clothes, and not one piece more.',
        'For lunch outside that lasts until five.',
        'The lazy kind of pretty.',
        'Carefree, and it still looks like a choice.',
        'Wear it where the pavement is warm.',
        'The thing you wish you had packed, packed.',
        'For long days and very short plans.',
        'Sunshine makes this easy. You make it good.',
      ],
    },
    {
      when: at('sport'),
      say: [
        'Made to move in, and good-looking standing still.',
        'Sporty because it works, not because it shouts.',
        'It looks fast, even on a slow day.',
        'Kit you want to put on is most of the battle won.',
        'Dressed for effort, ready for breakfast after.',
        'Nothing to tug at once you get going.',
        'Train, shower, coffee: it suits the whole morning.',
        'Free to stretch, reach and turn.',
        'The clothes are ready whenever you are.',
        'Active all through, and tidy enough for the street.',
        'A strong start before you have moved at all.',
        'It makes the first five minutes easier.',
        'Simple pieces that keep up with you.',
        'It fits close where it should and moves where it must.',
        'Clothes that are on your side from the warm-up on.',
        'Sport, with a bit of style left over for the way home.',
        'For good days and for days you nearly stayed in.',
        'It works as hard as you do and dries sooner.',
        'Ready before you have found a reason not to go.',
        'Made for warming up, cooling down and all in between.',
      ],
    },
    {
      when: at('sport', ({ scene }) => scene === 'court'),
      say: ['Ready for the first serve.', 'Made for long rallies and short breaks.'],
    },
    {
      when: at('sport', ({ scene }) => scene === 'track' || scene === 'park'),
      say: ['Good for five easy kilometres or five hard ones.', 'Made for the long way round.'],
    },
    {
      when: at('sport', ({ scene }) => scene === 'gym' || scene === 'studio'),
      say: [
        'Soft enough to stretch in, neat enough to wear home.',
        'Good at the mirror and better on the mat.',
      ],
    },
  ],
};
