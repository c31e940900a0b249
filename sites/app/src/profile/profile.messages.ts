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
  settings: 'Account',
} as const;
