import { findWebKit } from '../../scripts/browser/webkit.ts';
import { freePort, Product } from '../product/product.ts';
import { Checks } from './checks.ts';
import { checkHeights, checkWidths } from './layout-checks.ts';
import { PartnerServer } from './partner-server.ts';
import { checkPartnerPage, checkVisit } from './visit-checks.ts';
import { WebDriver } from './web-driver.ts';

/*
 * What WebKit alone has ever got wrong, and the visit: on the started product, in WebKitGTK. Playwright's own WebKit
 * is neither a browser that people have nor of Debian.
 */
const webKit = findWebKit();
if (!webKit) throw new Error('There is no WebKit: install webkit2gtk-driver and xvfb.');

const product = new Product(await freePort());
await product.start();
const partner = await PartnerServer.start(`${product.url}/embed/glow.js`);
const window = await WebDriver.start(webKit, await freePort());
const checks = new Checks();
try {
  await window.resize(1264, 900);
  await checkHeights(window, partner, checks);
  await checkWidths(window, partner, checks);
  await checkPartnerPage(window, product.url, checks);
  await checkVisit(window, product.url, checks);
  const complaints = window.output.split('\n').filter((line) => /^CONSOLE \S+ (?:ERROR|WARN)/.test(line));
  checks.that('no page complained, of its policy or otherwise', complaints.length === 0, complaints);
} finally {
  await window.end();
  await partner.end();
  await product.remove();
}
process.exitCode = checks.end();
