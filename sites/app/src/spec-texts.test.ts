import { describe, expect, it } from 'vitest';
import { DELETION_TEXTS } from './admin/deletion/deletion.messages.ts';
import { EXPORT_TEXTS } from './admin/export/export.messages.ts';
import { SECTION_TEXTS } from './admin/sections/section.messages.ts';
import { UPLOAD_TEXTS } from './admin/upload/upload.messages.ts';
import { LOGIN_TEXTS } from './login/login.messages.ts';
import { RESET_TEXTS } from './login/reset/reset.messages.ts';
import { SIGNUP_TEXTS } from './signup/signup.messages.ts';
import { WARDROBE_TEXTS } from './wardrobe/wardrobe.messages.ts';

describe('the texts of section 8 that the site says', () => {
  // @spec 8.20, 8.21, 8.22
  it('are those of the wardrobe', () => {
    expect(WARDROBE_TEXTS).toMatchObject({
      loadFailed: 'Unable to load your wardrobe. Please try again.',
      deleteFailed: 'Unable to delete item. Please try again.',
      deleted: 'Removed from your wardrobe.',
    });
  });

  // @spec 8.24, 8.38
  it('are those of the login', () => {
    expect(LOGIN_TEXTS).toMatchObject({
      missing: 'Please enter both email and password.',
      failed: 'Unable to sign you in. Please try again.',
      noAnswer: 'Something went wrong. Please try again.',
    });
  });

  // @spec 8.25, 8.26, 8.27, 8.28, 8.29, 8.30, 8.39
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

  // @spec 8.31, 8.32, 8.33, 8.34, 8.35, 8.36, 8.37, 8.40
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

  // @spec 8.41
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

  // @spec 8.42
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

  // @spec 8.43
  it('are those of empty tables', () => {
    expect(SECTION_TEXTS).toMatchObject({
      'early-access': { empty: 'No registrations found.' },
      users: { empty: 'No users found.' },
      images: { empty: 'No images found.' },
      'instant-outfits': { empty: 'No instant outfits found.' },
    });
  });
});
