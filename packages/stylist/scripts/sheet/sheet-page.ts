import type { SheetSection } from './sheet-section.ts';
import { cellFile } from './write-section.ts';

const STYLE = `body{font:13px/1.4 system-ui;margin:24px;background:#f4f0ea;color:#2a2226}
section{display:grid;gap:8px;margin-bottom:48px}figure{margin:0}img{width:100%;display:block}
figcaption{font-size:11px;padding:2px 0}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sectionHtml({ name, columns, cells }: SheetSection): string {
  const figures = cells.map(
    ({ label }, i) =>
      `<figure><img loading="lazy" src="${cellFile(name, i)}" alt=""><figcaption>${escaped(label)}</figcaption></figure>`,
  );
  return `<h2>${name} (${cells.length})</h2><section style="grid-template-columns:repeat(${columns},1fr)">${figures.join('')}</section>`;
}

/** Returns the contact sheet as one HTML page beside its pictures. */
export function sheetPage(sections: readonly SheetSection[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style><h1>Contact sheet</h1>${sections.map(sectionHtml).join('')}</html>`;
}
