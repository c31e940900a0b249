import { itemColour } from '../../garments/item-words.ts';
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

/** The hero has a colour one would name. */
const isHeroColoured = ({ colours, hero }: LookFacts) =>
  hero !== undefined && colours.lead?.piece === hero.piece;
const wearsColour =
  (name: string) =>
  ({ reading }: LookFacts) =>
    reading.main.some(({ item }) => itemColour(item) === name);
/** Daylight comes in, or the sky is overhead. */
const isByDaylight = ({ isOutdoors, light, scene }: LookFacts) =>
  light === 'day' && (isOutdoors || ['office', 'loft', 'cafe', 'gallery', 'library'].includes(scene));
const isLamplit = ({ light }: LookFacts) => light === 'evening';
const isInGym = ({ scene }: LookFacts) => scene === 'gym' || scene === 'studio';

/** Where the look is going: what was asked for, and which piece answers it. */
export const OCCASION: Theme = {
  id: 'occasion',
  kind: 'answer',
  weight: 1.6,
  sayings: [
    {
      when: at('desk'),
      say: [
        'The {hero} {is} smart enough for the meeting, soft enough for the hours around it.',
        'You could present in {this} {hero} and still look like yourself.',
        'The {tinted} say{s} you came prepared and never mention{s} the effort.',
        'The {tinted} will do for the desk, and for dinner if nobody goes home.',
        'Serious from across the room, the {tinted} {is} kinder up close.',
        'The {tinted} take{s} you from nine o’clock to the drinks after.',
        'The {hero} {is} polished, without a trace of armour.',
        'The {tinted} will outlast the longest meeting of your week.',
        'People trust somebody in {some} before a word is said.',
        'No dress code will argue with {some}.',
        'The {tinted} {is} right for the first day, and for the day you ask for more.',
        'The {hero} look{s} decided, and that is half of looking smart.',
        'The {tinted} keep{s} office hours without looking like a uniform.',
        'Quiet authority comes easily in {some}.',
        'The {tinted} would do for the interview, and then for the job.',
        'Formal at first glance, the {hero} {is} easy company by lunch.',
        'A full calendar looks more manageable in {some}.',
        'The {tinted} can sit at the head of the table.',
        'Wear the {hero} on the day you have something to say.',
        'The {tinted} do{es} the talking for the first five minutes.',
        'The {tinted} look{s} like a good decision, made early.',
        'Nobody reschedules on somebody in {some}.',
        'The {hero} would survive a video call and a client lunch.',
      ],
    },
    {
      when: at('desk', ({ isOutdoors }) => !isOutdoors),
      say: ['In {some} you look like the person who knows where the file is.'],
    },
    {
      when: at('desk', isHeroColoured),
      say: ['The {hero} mean{s} business. The {lead} means you enjoy it.', 'A grey Monday could use {some}.'],
    },
    {
      when: at('desk', (look) => isHeroColoured(look) && !wearsColour('navy')(look)),
      say: ['Everyone else will be in navy. You have {lead}.'],
    },
    {
      when: at('evening'),
      say: [
        'The {tinted} {is} made for a late table and a long conversation.',
        'You can sit, eat and laugh in {this} {hero}, and you will.',
        'The {tinted} need{s} no occasion to explain {them}.',
        'Somebody will want a photo of {this} {hero}.',
        'Wear the {tinted} for people you would like to see again.',
        'The {hero} {is} ready for a toast, a dance floor or a very good dinner.',
        'The {tinted} look{s} as if you took your time. That is the charm.',
        'In {some} nobody asks whether you came straight from work.',
        'The night can go anywhere. The {tinted} will go with it.',
        'The {hero} give{s} a little more than the invitation asked for.',
        'The {tinted} make{s} an entrance and then let{s} you talk.',
        'Glamour you can order pudding in: the {tinted}.',
        'Wear the {hero} to the dinner you have looked forward to since Monday.',
        'People will describe {this} {hero} to a friend the next day.',
        'The {tinted} dress{es} you up and leave{s} you yourself.',
        'Whoever booked the table will be glad of the {tinted}.',
        'The {tinted} would be wasted on the sofa.',
        'A second drink seems likely in {some}.',
        'The {tinted} {is} reason enough to stay for one more song.',
        'Nothing says “I was looking forward to this” like {some}.',
        'The {hero} {is} dressed for good company. Bring some.',
        'The {tinted} know{s} how to wait for a late taxi.',
      ],
    },
    {
      when: at('evening', isLamplit),
      say: [
        'Low light and {some} get on very well.',
        'The {tinted} {is} best seen by lamplight, slowly.',
        'The {tinted} look{s} even better after dark.',
      ],
    },
    {
      when: at('evening', isHeroColoured),
      say: ['Across a small table, nothing beats {lead}.'],
    },
    {
      when: at('evening', (look) => isHeroColoured(look) && !wearsColour('black')(look)),
      say: ['Most of the room will be in black. You have {lead}.'],
    },
    {
      when: at('evening', isLong),
      say: [
        'The {tinted} {is} long enough for an entrance, simple enough to enjoy it.',
        'The {dress} for an invitation on heavy paper.',
      ],
    },
    {
      when: at('evening', (look) => wearsDress(look) && !isLong(look)),
      say: [
        'You only have to arrive. The {dress} does the rest.',
        'One {dress}, one evening, no second thoughts.',
      ],
    },
    {
      when: at('celebration'),
      say: [
        'The {tinted} would do for a wedding, a first night or a birthday lunch.',
        'Say yes to the invitation. The {tinted} already {has}.',
        'The {hero} will hold {its} own in the group photo.',
        'The {tinted} {is} worth dressing for, even before the first glass.',
        'The host will remember {this} {hero} kindly.',
        'The {tinted} {is} made for good news.',
        'The {hero} celebrate{s} without stealing anyone’s day.',
        'The {tinted} raise{s} the tone before anyone raises a glass.',
        'A birthday, an opening, an aunt: the {hero} can handle all three.',
        'The {tinted} look{s} special, and you still look like you.',
        'Somebody has good news, and {some} suit{s} it.',
        'The {hero} will be complimented before the coats are off.',
        'The {tinted} turn{s} an ordinary table into an occasion.',
        'The {tinted} know{s} the difference between dressed up and overdressed.',
      ],
    },
    {
      when: at('celebration', isByDaylight),
      say: [
        'The {hero} {is} festive by day, which is harder than it looks.',
        'The {tinted} can stand up to daylight, and to the good camera.',
      ],
    },
    {
      when: at('weekend'),
      say: [
        'The {hero} ask{s} nothing of you and still look{s} finished.',
        'You will want to wear the {tinted} twice in one week.',
        'Casual, with one good idea: the {tinted}.',
        'Dressed down, but the {tinted} still earn{s} a compliment.',
        'In {some} relaxed never looks careless.',
        'The {hero} {is} not trying, and that is why {it} work{s}.',
        'The {tinted}: everyday clothes on their best behaviour.',
        'The {hero} look{s} like you on a day when you slept well.',
        'Wear the {tinted} to meet a friend and be told you look well.',
        'The {tinted} {is} what to wear when nobody said what to wear.',
        'Nobody hurries in {some}.',
        'Half the wardrobe is for other people. The {tinted} {is} for you.',
        'The {tinted} {is} no trouble at all, and it shows.',
        'The {tinted} {is} the sort of thing friends borrow and keep.',
      ],
    },
    {
      when: at('weekend', ({ light }) => light === 'day'),
      say: [
        'The {tinted} turn{s} an errand into an outing.',
        'Easy enough for errands, the {hero} {is} worth being seen in.',
        'When the plan changes, the {tinted} can come along.',
        'Coffee, a walk, a friend you run into: the {hero} cover{s} it all.',
        'The {tinted} {is} a Saturday thing that works on a Wednesday.',
        'Lunch that turns into supper is no trouble for {some}.',
        'You could spend all day in {this} {hero} and forget you dressed.',
        'The {hero} know{s} {its} way round a market, a café and a sofa.',
        'The {tinted} make{s} a Tuesday feel like the weekend.',
        'Take the {hero} shopping, to lunch and home again.',
        'The {tinted} can go from the bakery to the bar.',
        '{Some} for a long lunch and no particular afterwards.',
        'The {tinted} will see you through a free day with style to spare.',
        'Sunday papers, second coffee, {tinted}.',
        'The {hero} suit{s} a day with one thing in the diary.',
        'A day off goes better in {some}.',
      ],
    },
    {
      when: at('weekend', isLamplit),
      say: [
        'The {tinted} {is} for friends, and for staying longer than you meant to.',
        'An evening with no programme is what the {hero} {is} for.',
      ],
    },
    {
      when: at('weekend', isHeroColoured),
      say: [
        'The {tinted} bring{s} the colour, so the plans can stay loose.',
        'A free day, and {lead} to spend it in.',
      ],
    },
    {
      when: at('weekend', isFlat),
      say: [
        'Good for anywhere you can reach on foot in {shoes}.',
        'Comfortable {shoes}, and the whole day ahead of you.',
      ],
    },
    {
      when: at('country'),
      say: [
        'The {tinted} {is} made for a long walk and a warm kitchen afterwards.',
        'A country thing that knows its way around town: the {tinted}.',
        'The {hero} {is} practical first, and handsome because of it.',
        'Dogs and grandparents both approve of {some}.',
        'The {hero} will outlast the season, and the one after.',
        'The {tinted} {is} as at home on a footpath as in a café.',
        'There is nothing delicate about {some}, and plenty to look at.',
        '{Some} for fresh air, and for staying out in it.',
        'A weekend away starts well in {some}.',
        'The {hero} {is} honest, and look{s} it.',
        'The {tinted} can take a bit of weather and a lot of tea.',
        'The {tinted} look{s} borrowed from a very good uncle.',
        'The {tinted} {is} happiest where the road turns to gravel.',
        'In {some} even the car park looks like countryside.',
      ],
    },
    {
      when: at('beach'),
      say: [
        'Pack the {tinted} first, for the beach and for dinner after.',
        'The {tinted} {is} half on holiday already.',
        'The {hero} {is} made for late lunches out of doors.',
        'Holiday clothes for an ordinary Tuesday: the {tinted}.',
        'Summer at its least complicated: the {tinted}.',
        'The {hero} belong{s} to a day without a clock.',
        'Lunch outside can last until five in {this} {hero}.',
        'The {tinted} look{s} carefree, and still like a choice.',
        'Wear the {hero} where the pavement is warm.',
        'Long days and short plans are what the {tinted} {is} for.',
        'The {tinted} {is} the thing you would wish you had packed.',
        'The {hero} ask{s} for sunshine and very little else.',
        'Ice cream is the only risk to {some}.',
        'The {tinted} make{s} any street lead to the sea.',
        'In {some} the holiday starts a day early.',
        'The {tinted} {is} all the summer plan you need.',
      ],
    },
    {
      when: at('sport'),
      say: [
        'The {tinted} {is} made to move in, and good-looking standing still.',
        'The {hero} look{s} fast, even on a slow day.',
        'Kit you want to put on is half the battle. The {tinted} win{s} it.',
        'Train, stretch, coffee: the {tinted} will see you through.',
        'Nothing about the {hero} needs tugging once you get going.',
        'The {tinted} leave{s} you free to stretch, reach and turn.',
        'The {hero} {is} ready whenever you are.',
        'The {tinted} {is} tidy enough for the street on the way home.',
        'The {hero} make{s} the first five minutes easier.',
        'The {hero} keep{s} up with you and keep{s} quiet about it.',
        'The {tinted} {is} on your side from the warm-up on.',
        'For good days, and for days you nearly stayed in: the {tinted}.',
        'The {tinted} {is} the nudge out of the door you were after.',
        'The {tinted} say{s} you mean it, before you have moved at all.',
        'You may not be faster in {some}, but you will look it.',
        'Wear the {tinted} for the session and keep {them} on for breakfast.',
        'Sport, with a bit of style left over: the {tinted}.',
        'The {tinted} look{s} good before, during and, with luck, after.',
        'The {hero} {is} built for effort and fine about rest days.',
        'A personal best is not promised. {Some} help{s}.',
        'The {tinted} would rather be out than on the hook.',
      ],
    },
    {
      when: at('sport', ({ scene }) => scene === 'court'),
      say: [
        'The {hero} {is} ready for the first serve.',
        'Long rallies are what the {tinted} {is} for.',
        'The {tinted} look{s} good on both sides of the net.',
      ],
    },
    {
      when: at('sport', ({ scene }) => scene === 'track' || scene === 'park'),
      say: [
        'The {hero} {is} good for five easy kilometres or five hard ones.',
        'The long way round is no trouble in {this} {hero}.',
      ],
    },
    {
      when: at('sport', isInGym),
      say: [
        'The {hero} {is} easy to stretch in and neat enough to go home in.',
        'The {tinted} look{s} as good in the mirror as on the mat.',
      ],
    },
  ],
};
