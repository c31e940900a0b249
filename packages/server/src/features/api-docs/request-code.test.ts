import { describe, expect, it } from 'vitest';
import { curlCode, fetchCode, type RequestParts } from './request-code.ts';

const save: RequestParts = {
  method: 'POST',
  address: '/api/save_image/',
  kind: 'json',
  body: `{"filename":"Vera's trench"}`,
  fields: [],
  bearer: 'needed',
};

/** The text as a reader copies it. */
const textOf = (html: { readonly source: string }) =>
  html.source
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');

describe('curlCode', () => {
  it('quotes the body for a shell', () => {
    expect(textOf(curlCode(save))).toBe(
      `curl -X POST 'http://localhost:8000/api/save_image/' \\
  -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' \\
  -d '{"filename":"Vera'\\''s trench"}'`,
    );
  });

  it('sends the parts of a form, the picture first', () => {
    const upload: RequestParts = { ...save, kind: 'form', body: '', fields: [['tag', 'sunny']] };
    expect(textOf(curlCode(upload))).toMatch(/-F image=@look\.png \\\n {2}-F 'tag=sunny'$/);
  });
});

describe('fetchCode', () => {
  it('is JavaScript that sends the body as it stands', () => {
    expect(textOf(fetchCode(save))).toBe(
      `const answer = await fetch('http://localhost:8000/api/save_image/', {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: 'Bearer ' + token },
  body: JSON.stringify({"filename":"Vera's trench"}),
});`,
    );
  });

  it('sets each field of a form', () => {
    const upload: RequestParts = { ...save, kind: 'form', body: '', fields: [['tag', 'sunny']] };
    expect(textOf(fetchCode(upload))).toContain(`form.set('image', file);\nform.set('tag', 'sunny');`);
  });
});
