/** Texts of the account calls; where spec section 8 has words for it, exactly those. */
export const ACCOUNT_TEXTS = {
  login: {
    missing: 'Please enter both email and password.',
  },
  signup: {
    weakPassword:
      'Password must be at least 8 characters, include an uppercase letter and a special character.',
    noQuestion: 'Please choose a security question.',
    noAnswer: 'Please provide an answer to your security question.',
    taken: 'There is an account with this email already. Please sign in.',
  },
  reset: {
    noEmail: 'Please enter the email associated with your account.',
    noQuestion: 'Please choose your security question.',
    noAnswer: 'Please provide the answer to your security question.',
    noPassword: 'Please enter a new password.',
    weakPassword:
      'New password must be at least 8 characters, include an uppercase letter and a special character.',
    done: 'Password updated successfully. You can now sign in with your new password.',
  },
  password: {
    tooLong: 'Please choose a shorter password.',
  },
  answer: {
    tooLong: 'Please choose a shorter answer.',
  },
  passwordProof: {
    noPassword: 'Please enter your password.',
    wrongPassword: 'That is not your password.',
  },
  changePassword: {
    noPassword: 'Please enter a new password.',
    weakPassword:
      'New password must be at least 8 characters, include an uppercase letter and a special character.',
    samePassword: 'Please choose a password that is different from the one before.',
    done: 'Your password is changed. You are signed out everywhere else, and your recovery code no longer works.',
  },
  changeSecurityQuestion: {
    administrator: 'An administrator has no security question. Please use a recovery code.',
    done: 'Your security question is changed.',
  },
  deleteAccount: {
    administrator: 'An administrator cannot delete their own account.',
  },
  erasePerson: {
    administrator:
      'This is an administrator, who cannot be deleted here, and has no early-access registration.',
  },
  signedOut: 'You are signed out.',
} as const;
