import type { LegalText } from './legal.messages.ts';

/** What a sign-up agrees to; a change of these words is a new version. */
export const TERMS_TEXT: LegalText = {
  heading: 'Terms',
  lead: 'What you and Glow may expect of each other, in plain words.',
  sections: [
    {
      heading: 'What Glow does',
      paragraphs: [
        'Glow suggests outfits. A stylist program decides which clothes go together and draws them: those pictures show no real people and no goods for sale. Whoever runs this site may add pictures of their own.',
        'Suggestions are ideas, not promises: how a garment fits and feels, only you can tell.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'An account is free and needs an email address, a password and a security question. Give an address that is your own, and keep password, answer and recovery code to yourself: whoever has them has your account.',
        'The answer to your security question need not be true. One that only you know protects you better.',
      ],
    },
    {
      heading: 'What you may do',
      paragraphs: ['Use the looks for yourself: save them, wear them, show them to friends.'],
      points: [
        'Do not try to reach the accounts of others, to guess passwords, or to overload the service.',
        'Do not use the service to harass anybody or to break the law.',
        'An account that does may be deleted.',
      ],
    },
    {
      heading: 'What we owe you',
      paragraphs: [
        'We keep what you save, and your data, as the privacy policy says. We cannot promise that the service is always there or free of faults; when it changes or ends, you can download your data before.',
        'Nothing here takes away rights that the law gives you.',
      ],
    },
    {
      heading: 'Leaving',
      paragraphs: [
        'You can delete your account on your profile whenever you like. It is erased at once, and so is your wardrobe.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'Each version of these terms carries its date, and the one you agreed to is kept with your account. A new version does not bind you until you have agreed to it.',
      ],
    },
  ],
};
