/** The forgot-password panel (spec sections 2 and 8). */
export const RESET_TEXTS = {
  heading: 'Set a new password',
  lead: 'Answer the question you chose when you signed up, or paste your recovery code in its place.',
  email: 'Account email',
  answer: 'Answer or recovery code',
  confirmation: 'Confirm new password',
  submit: 'Reset Password',
  sending: 'Resetting...',
  noEmail: 'Please enter the email associated with your account.',
  invalidEmail: 'Please enter a valid email address.',
  noQuestion: 'Please choose your security question.',
  noAnswer: 'Please provide the answer to your security question.',
  noPassword: 'Please enter a new password.',
  weakPassword:
    'New password must be at least 8 characters, include an uppercase letter and a special character.',
  noMatch: 'New password and confirmation do not match.',
  failed: "We couldn't reset your password. Please try again.",
  done: 'Password updated successfully. You can now sign in with your new password.',
  signInFailed:
    'Password reset succeeded, but automatic sign in failed. Please sign in manually with your new password.',
} as const;
