import { CARRIERS } from './product/pages.ts';
import { expect, test } from './product/test.ts';

for (const path of [...CARRIERS, '/style-discovery', '/docs']) {
  test(`${path} is served under a policy without unsafe words and violates it nowhere`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('default-src');
    expect(policy).not.toContain('unsafe');
  });
}

test('the partner page needs Trusted Types and no style of its own inside', async ({ request }) => {
  const policy = (await request.get('/partner/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types 'none'");
});
