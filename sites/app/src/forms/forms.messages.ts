/** Words that several account forms share (texts of failures: spec section 8). */
export const FORM_TEXTS = {
  show: 'Show',
  hide: 'Hide',
  password: 'Password',
  newPassword: 'New password',
  securityQuestion: 'Security question',
  chooseQuestion: 'Choose a question',
  securityAnswer: 'Security answer',
  passwordHint: 'At least 8 characters, with an uppercase letter and a special character. Longer is safer.',
  answerHint:
    'Treat this like a second password. It does not have to be true, only something that you alone know.',
} as const;
