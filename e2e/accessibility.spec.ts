import AxeBuilder from '@axe-core/playwright';
import { CARRIERS, openPicker, shownLook, styleMe } from './product/pages.ts';
import { expect, test } from './product/test.ts';

for (const path of CARRIERS) {
  test(`axe finds nothing on ${path} with a look on screen; light on a desk, dark on a phone @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPicker(page, path);
    await styleMe(page, 'Date Night').click();
    await shownLook(page);
    const { violations } = await new AxeBuilder({ page }).exclude('dialog').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
