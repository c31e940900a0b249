import '@fontsource/krona-one/latin-400.css';
import '@fontsource/oswald/latin-400.css';
import '@fontsource/padauk/latin-400.css';
import { FONTS, type FontName } from './fonts.ts';

/** Sets the page in a font once it is there; gives what takes it away. */
export async function setPageFont(name: FontName): Promise<() => void> {
  const family = `"${FONTS[name]}"`;
  const [face] = await document.fonts.load(`16px ${family}`);
  if (!face) throw new Error(`There is no font ${family}.`);
  document.body.style.fontFamily = family;
  return () => {
    document.body.style.fontFamily = '';
  };
}
