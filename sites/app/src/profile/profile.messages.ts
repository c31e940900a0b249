/** /profile (spec section 2, Profile). */
export const PROFILE_TEXTS = {
  label: 'Your account',
  loading: 'Loading...',
  signOut: 'Sign Out',
  quickActions: 'Quick actions',
  retakeQuiz: 'Retake Style Quiz',
  retakeQuizText: 'Two questions, and a new deck to go with the answers.',
  wardrobe: 'Wardrobe',
  wardrobeText: 'Every look you saved, on one rail.',
  lastLooks: 'Your last looks',
  allLooks: 'See all',
  noLooks: 'The looks you save will hang here.',
  findLooks: 'Find your first',
  settings: 'Account',
} as const;
