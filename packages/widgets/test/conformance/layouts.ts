/** Parents that a tag may stand in, `{tag}` for where; 1200 px wide at most. */
export const LAYOUTS: Readonly<Record<string, string>> = {
  'a block': '<div>{tag}</div>',
  'a flex row': '<div style="display:flex">{tag}</div>',
  'a flex row beside a text': '<div style="display:flex">{tag}<p style="flex:1">Words beside it</p></div>',
  'a centred flex column': '<div style="display:flex;flex-direction:column;align-items:center">{tag}</div>',
  'a grid with place-items: center': '<div style="display:grid;place-items:center">{tag}</div>',
  'an inline-block': '<div style="display:inline-block">{tag}</div>',
  'a float': '<div style="float:left">{tag}</div>',
  'a table cell': '<table><tr><td>{tag}</td></tr></table>',
  'a table cell beside a text': '<table><tr><td>Words beside it</td><td>{tag}</td></tr></table>',
  'an absolute box': '<div style="position:absolute">{tag}</div>',
  'a fit-content box': '<div style="width:fit-content">{tag}</div>',
  'the stock page of create-vite':
    '<div style="display:flex;place-items:center;min-width:320px"><div style="max-width:1280px;margin:0 auto;padding:2rem;text-align:center">{tag}</div></div>',
};

/** A phone's window less the widest padding above; beside a text a little less. */
export const LEAST_SHARE = 0.7;
