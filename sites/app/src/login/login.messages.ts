/** /login (spec sections 2 and 8). */
export const LOGIN_TEXTS = {
  label: 'Welcome back',
  heading: 'Log In',
  lead: 'Your wardrobe is where you left it.',
  email: 'Email',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  forgot: 'Forgot password?',
  newHere: 'New here?',
  signUp: 'Create an account',
  missing: 'Please enter both email and password.',
  failed: 'Unable to sign you in. Please try again.',
  noAnswer: 'Something went wrong. Please try again.',
} as const;
