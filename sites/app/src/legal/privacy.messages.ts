import type { LegalText } from './legal.messages.ts';

/** True of this product: a change of what the server or the browser keeps changes this text and its version. */
export const PRIVACY_TEXT: LegalText = {
  heading: 'Privacy Policy',
  lead: 'What we keep about you, where it is kept, for how long, and how to get a copy or erase it.',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You can use the quiz, the deck and the style picker without an account and without telling us who you are. There are no cookies, no advertising and no tracking, and nothing about you is sold or passed on.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        "These are kept in your browser's storage. Clearing this site's data there removes them all.",
      ],
      points: [
        'Who is signed in: your email address, your display name, whether you are an administrator, and the two tokens that keep you signed in. Signing out removes them.',
        'That you finished the style test, and the outfits you liked.',
        'Which looks are in your wardrobe, so that they show as saved. Signing out removes this.',
        'Your figure, once you have chosen one: body shape, skin tone, hair and whatever else you told us about how you look. You can remove it where you chose it; if your account keeps it, signing out removes it here.',
        'Your taste, once you have swiped a card or asked for more or less of a look: the names of looks you liked or passed, what those looks are like in numbers, and what you corrected. You can see it, correct it and have it forgotten under What Glow has learned, after a deck and on your profile. It is kept in this browser alone unless you tick there that your account is to keep it; then signing out removes it here.',
        'For as long as the tab is open: your quiz answers, your deck, and the page to come back to after signing in, with the look you wanted to save.',
      ],
    },
    {
      heading: 'What our server keeps of an account',
      paragraphs: ['An account is made when you sign up, with what you type there.'],
      points: [
        'Your email address, your display name, when the account was made, when the password was last changed, and the version of the terms you agreed to.',
        'Your password, the answer to your security question and your recovery code only as hashes, from which nobody can read them back, ourselves included. Which question you chose is kept as it is.',
        'The looks you save: their names, tags and pictures, and when you saved them. A look that you saved on your figure keeps that picture.',
        'Your figure, only if you ticked that the account is to keep it, and when you changed it. Untick it where you chose it, and it is removed.',
        'Your taste, only if you ticked that the account is to keep it: the entry above as your browser last sent it, and when. Untick it under What Glow has learned, and it is removed.',
        'Your sessions: when each began and when it ends, at the latest 30 days after it was last renewed.',
        'What was done to the account, such as a sign-in, a sign-out or a new password, with its time. No address of a person or a machine is in that record.',
      ],
    },
    {
      heading: 'The early-access list',
      paragraphs: [
        'If you join it, we keep your email address, your consent and its version, when you joined, and the site you joined from if your browser told us. We use it only to tell you about the app.',
      ],
    },
    {
      heading: 'What you ask us to style',
      paragraphs: [
        'The style, body shape and weather vibe you choose are sent to us to make your looks, and are not tied to you or kept with an account.',
        'If you have chosen a figure, it is sent with these requests so that the looks can be drawn on it. It is never guessed, never taken from a photo, never shown to an outside model, and it is in no log and no statistics. Looks drawn on it are stored without saying whose figure it is, and are removed after two days if nobody opens them; the picture of the figure alone after a day.',
        'If this browser has learned your taste, the quiz, the deck and the style picker send what you lean to, as small whole numbers, and the quiz and the deck send the names of looks you have decided on, so that others come. It is used for that answer alone: it is not kept, and it is in no log and no statistics.',
        'Your style formula is worked out from the looks you liked, whose addresses your browser sends for it. Its words and pictures are stored without saying who asked, and are removed 30 days after they were last asked for.',
        "Today's look is chosen by the day, and by the style and body shape that the looks you like are tagged with; they are sent to us for it and not kept.",
        "Looks that are made for a deck, or by swapping a piece, are stored so that their pictures can be shown. Those that nobody opens are removed after 30 days, all others 400 days after their picture was last asked for, unless they are in somebody's wardrobe. They say nothing about you.",
      ],
    },
    {
      heading: 'Weather',
      paragraphs: [
        "Weather filtering is off until you turn it on. Today's look goes by the weather only where your browser has been allowed to tell us your place; it never asks. The forecast comes from a weather service that our server asks, by default Open-Meteo. If your place is used at all, because you allowed it, it is rounded to a tenth of a degree, some ten kilometres, before it is asked for, and it is never stored. The service sees our server, not you.",
      ],
    },
    {
      heading: 'Keeping the service safe',
      paragraphs: [
        'To keep passwords from being guessed, attempts are counted per account and per network address, under a keyed hash that cannot be turned back into either, and each count is dropped after its time, at most 30 days. So that no stranger keeps you out by guessing, the last ten networks you signed in from are kept in the same way for 90 days. Our log holds no email address, no name, no network address and nothing that you typed.',
      ],
    },
    {
      heading: 'On other shops',
      paragraphs: [
        'Our style picker and its companions may stand on the page of a partner. There they never learn who is signed in here, and send us only what you choose in them, the leans of a taste that the deck learns there, and keeps in your browser for that shop alone, or the email address you type to join the early-access list.',
      ],
    },
    {
      heading: 'Have it, change it, erase it',
      paragraphs: ['All of this is on your profile; you need not write to us.'],
      points: [
        'Download my data gives you everything we keep about you as one file.',
        'You can change your name, your password and your security question.',
        'Delete my account erases your account, your wardrobe, your sessions and your place on the early-access list at once and for good. What remains is the record of what was done to the account, under a number that then belongs to nobody, and safety copies that whoever runs this site may make, until they are replaced.',
        'If you are on the early-access list and have no account, whoever runs this site can erase your address from it.',
      ],
    },
  ],
};
