import { PNG_MAX_BYTES, PNG_MAX_PIXELS } from '@glow/api';

const MEGAPIXELS = 1_000_000;
const MEBIBYTES = 1024 * 1024;

/** The upload dialogs; the sentences under `problems` and `failed` are those of spec section 8. */
export const UPLOAD_TEXTS = {
  problems: {
    file: 'Select a file first',
    filename: 'Enter a filename',
    png: 'Only PNG files allowed',
    style: 'Please select a style',
    bodyShape: 'Please select a body shape',
    weather: 'Please select weather type',
    tag: 'Please select a tag',
  },
  failed: (what: string) => `Upload failed: ${what}`,
  noAnswer: 'no answer',
  fileLabel: 'PNG file',
  chooseFile: 'Choose a file',
  changeFile: 'Choose another',
  drop: 'Drop a PNG here, or',
  dropNow: 'Let go to take this picture',
  limits: `PNG, at most ${PNG_MAX_BYTES / MEBIBYTES} MB and ${PNG_MAX_PIXELS / MEGAPIXELS} megapixels`,
  noPreview: 'No preview: this does not look like a PNG.',
  tooLarge: 'No preview: too many pixels to draw here.',
  filename: 'Filename',
  filenameHint: "'.png' is added where it is missing.",
  useFileName: (name: string) => `Use ${name}`,
  style: 'Style',
  bodyShape: 'Body shape',
  weather: 'Weather',
  tag: 'Tag',
  choose: 'Choose…',
  upload: 'Upload',
  uploading: 'Uploading…',
  checking: 'Sent. Being checked and stored…',
  sent: (share: string, of: string) => `${share} of ${of} sent`,
  cancelUpload: 'Cancel upload',
  progress: 'Upload progress',
} as const;
