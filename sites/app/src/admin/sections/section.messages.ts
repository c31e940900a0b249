import type { SectionName } from '../address/section-names.ts';

interface SectionTexts {
  readonly title: string;
  /** One line below the title. */
  readonly about: string;
  readonly caption: string;
  /** What the status line counts. */
  readonly one: string;
  readonly many: string;
  /** Spec section 8. */
  readonly empty: string;
  readonly failed: string;
}

export const SECTION_TEXTS: Readonly<Record<SectionName, SectionTexts>> = {
  'early-access': {
    title: 'Early-access registrations',
    about: 'Who asked to be told first.',
    caption: 'Early-access registrations, newest first',
    one: 'registration',
    many: 'registrations',
    empty: 'No registrations found.',
    failed: 'Unable to load registrations.',
  },
  users: {
    title: 'Registered users',
    about: 'Everybody with an account.',
    caption: 'Registered users, newest first',
    one: 'user',
    many: 'users',
    empty: 'No users found.',
    failed: 'Unable to load users',
  },
  images: {
    title: 'Images',
    about: 'The looks that the style quiz recommends.',
    caption: 'Images, newest first',
    one: 'image',
    many: 'images',
    empty: 'No images found.',
    failed: 'Failed to load images',
  },
  'instant-outfits': {
    title: 'Instant outfits',
    about: "The looks behind the six 'Style Me' buttons.",
    caption: 'Instant outfits, newest first',
    one: 'instant outfit',
    many: 'instant outfits',
    empty: 'No instant outfits found.',
    failed: 'Failed to load instant outfits',
  },
};

export const COLUMN_TEXTS = {
  email: 'Email',
  consent: 'Consent',
  consented: 'Yes',
  notConsented: 'No',
  account: 'Account',
  hasAccount: 'Has an account',
  noAccount: 'None',
  registered: 'Registered',
  name: 'Name',
  role: 'Role',
  created: 'Created',
  picture: 'Picture',
  filename: 'Filename',
  tags: 'Tags',
  vibe: 'Vibe',
  added: 'Added',
  actions: 'Actions',
  none: '—',
} as const;

export const IMAGE_TEXTS = {
  upload: 'Upload image',
  uploadHeading: 'Upload an image',
  uploaded: (name: string) => `Uploaded image "${name}".`,
} as const;

export const INSTANT_OUTFIT_TEXTS = {
  upload: 'Upload instant outfit',
  uploadHeading: 'Upload an instant outfit',
  uploaded: (name: string) => `Uploaded instant outfit "${name}".`,
} as const;
