import { describe, expect, it } from 'vitest';
import { EXPORT_TEXTS } from './admin/admin.messages.ts';
import { DELETION_TEXTS } from './admin/deletion/deletion.messages.ts';
import { SECTION_TEXTS } from './admin/sections/section.messages.ts';
import { UPLOAD_TEXTS } from './admin/upload/upload.messages.ts';
import { LOGIN_TEXTS } from './login/login.messages.ts';
import { RESET_TEXTS } from './login/reset/reset.messages.ts';
import { SIGNUP_TEXTS } from './signup/signup.messages.ts';
import { WARDROBE_TEXTS } from './wardrobe/wardrobe.messages.ts';

describe('the texts of section 8 that the site says', () => {
  // @spec 8.20 Wardrobe: load failure 'Unable to load your wardrobe. Please try again.';
  // @spec 8.21 delete failure 'Unable to delete item. Please try again.';
  // @spec 8.22 success 'Removed from your wardrobe.'
  it('are those of the wardrobe', () => {
    expect(WARDROBE_TEXTS).toMatchObject({
      loadFailed: 'Unable to load your wardrobe. Please try again.',
      deleteFailed: 'Unable to delete item. Please try again.',
      deleted: 'Removed from your wardrobe.',
    });
  });

  // @spec 8.24 Login: 'Please enter both email and password.'
  // @spec 8.38 Server failures on account calls: the server's error text is shown, with fallbacks: login
  //   'Unable to sign you in. Please try again.' or 'Something went wrong. Please try again.';
  it('are those of the login', () => {
    expect(LOGIN_TEXTS).toMatchObject({
      missing: 'Please enter both email and password.',
      failed: 'Unable to sign you in. Please try again.',
      noAnswer: 'Something went wrong. Please try again.',
    });
  });

  // @spec 8.25 Signup: 'Please accept the terms to continue.';
  // @spec 8.26 'Please enter a valid email address.';
  // @spec 8.27 'Password must be at least 8 characters, include an uppercase letter and a special
  //   character.';
  // @spec 8.28 'Passwords do not match.';
  // @spec 8.29 'Please choose a security question.';
  // @spec 8.30 'Please provide an answer to your security question.'
  // @spec 8.39 signup 'Unable to create your account. Please try again.';
  it('are those of the sign-up', () => {
    expect(SIGNUP_TEXTS).toMatchObject({
      noConsent: 'Please accept the terms to continue.',
      invalidEmail: 'Please enter a valid email address.',
      weakPassword:
        'Password must be at least 8 characters, include an uppercase letter and a special character.',
      noMatch: 'Passwords do not match.',
      noQuestion: 'Please choose a security question.',
      noAnswer: 'Please provide an answer to your security question.',
      failed: 'Unable to create your account. Please try again.',
    });
  });

  // @spec 8.31 Forgot password: 'Please enter the email associated with your account.';
  // @spec 8.32 'Please enter a valid email address.';
  // @spec 8.33 'Please choose your security question.';
  // @spec 8.34 'Please provide the answer to your security question.';
  // @spec 8.35 'Please enter a new password.';
  // @spec 8.36 'New password must be at least 8 characters, include an uppercase letter and a special
  //   character.';
  // @spec 8.37 'New password and confirmation do not match.'
  // @spec 8.40 reset 'We couldn't reset your password. Please try again.' Reset success default: 'Password
  //   updated successfully. You can now sign in with your new password.' Automatic sign-in failure after
  //   reset: 'Password reset succeeded, but automatic sign in failed. Please sign in manually with your new
  //   password.'
  it('are those of the reset', () => {
    expect(RESET_TEXTS).toMatchObject({
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
    });
  });

  // @spec 8.41 Admin upload validation: 'Select a file first', 'Enter a filename', 'Only PNG files allowed',
  //   'Please select a style', 'Please select a body shape', 'Please select weather type', 'Please select a
  //   tag'.
  it('are those of an upload', () => {
    expect(UPLOAD_TEXTS.problems).toEqual({
      file: 'Select a file first',
      filename: 'Enter a filename',
      png: 'Only PNG files allowed',
      style: 'Please select a style',
      bodyShape: 'Please select a body shape',
      weather: 'Please select weather type',
      tag: 'Please select a tag',
    });
  });

  // @spec 8.42 Admin failures (alerts or table rows): 'Unable to load registrations.', 'Unable to load
  //   users', 'Failed to load images', 'Failed to load instant outfits', 'Failed to delete image', 'Failed to
  //   delete instant outfit', 'Failed to delete user', 'Export failed.', 'Upload failed: ' plus the status
  //   (instant-outfit upload also appends the response text).
  it('are those of failures in the console', () => {
    expect(SECTION_TEXTS).toMatchObject({
      'early-access': { failed: 'Unable to load registrations.' },
      users: { failed: 'Unable to load users' },
      images: { failed: 'Failed to load images' },
      'instant-outfits': { failed: 'Failed to load instant outfits' },
    });
    expect(DELETION_TEXTS).toMatchObject({
      image: { failed: 'Failed to delete image' },
      instantOutfit: { failed: 'Failed to delete instant outfit' },
      user: { failed: 'Failed to delete user' },
    });
    expect(EXPORT_TEXTS.failed).toBe('Export failed.');
    expect(UPLOAD_TEXTS.failed('413')).toBe('Upload failed: 413');
  });

  // @spec 8.43 Empty states: 'No registrations found.', 'No users found.', 'No images found.', 'No instant
  //   outfits found.'
  it('are those of empty tables', () => {
    expect(SECTION_TEXTS).toMatchObject({
      'early-access': { empty: 'No registrations found.' },
      users: { empty: 'No users found.' },
      images: { empty: 'No images found.' },
      'instant-outfits': { empty: 'No instant outfits found.' },
    });
  });
});
