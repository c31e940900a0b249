/** What is said of a look on its way to the wardrobe, beside the spec's own words (section 8). */
export const SAVING_TEXTS = {
  seeWardrobe: 'See wardrobe',
  /** On /login and /signup, where saving led there. */
  label: 'One step away',
  heading: (name: string) => `Keep ${name}`,
  headingUnnamed: 'Keep this look',
  lead: 'Create an account or sign in, and it goes straight to your wardrobe.',
  ways: 'How to keep it',
  signUp: 'Create an account',
  signIn: 'Sign in',
} as const;
