import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatPolicy, partnerPolicy, sitePolicy } from './content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('sitePolicy', () => {
  it('allows the inline scripts and styles of this page by their hashes, each once', () => {
    const policy = sitePolicy(
      `<script>one()</script><style>a{}</style><script type="module" data-x>two()</script>
       <script>one()</script><script src="/assets/app.js"></script>`,
      [],
    );
    expect(policy['script-src']).toEqual(["'self'", hashOf('one()'), hashOf('two()')]);
    expect(policy['style-src']).toEqual(["'self'", hashOf('a{}')]);
  });

  it('hashes a script over several lines as the browser reads it', () => {
    const policy = sitePolicy('<SCRIPT>\r\nlet a = "<b>";\r\n</SCRIPT>', []);
    expect(policy['script-src']).toEqual(["'self'", hashOf('\nlet a = "<b>";\n')]);
  });

  it('lets pictures and calls come from the public address too', () => {
    const policy = sitePolicy('', ['https://glow.example']);
    expect(policy['img-src']).toEqual(["'self'", 'https://glow.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://glow.example']);
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('has no source that opens a hole', () => {
    expect(formatPolicy(sitePolicy('<script>a</script>', []))).not.toMatch(/unsafe|\*|data:|blob:|https?:/);
  });
});

describe('partnerPolicy', () => {
  it('is the one every widget runs under', () => {
    expect(
      formatPolicy(partnerPolicy(['https://glow.example']))
        .split('; ')
        .toSorted(),
    ).toEqual([
      "base-uri 'none'",
      "connect-src 'self' https://glow.example",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' https://glow.example",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self'",
      "trusted-types 'none'",
    ]);
  });
});
