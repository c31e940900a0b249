/** Labels of the top bar (spec section 2, "Top bar"). */
export const TOP_BAR_TEXTS = {
  navigation: 'Main',
  menu: 'Menu',
  styleDiscovery: 'Style Discovery',
  curated: 'Curated',
  wardrobe: 'Wardrobe',
  admin: 'Admin',
  profile: 'Profile',
  signOut: 'Sign Out',
  logIn: 'Log In',
  signUp: 'Sign Up',
} as const;
