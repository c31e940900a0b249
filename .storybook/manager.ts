import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The brand's values, as `packages/kit/src/tokens/tokens.css` has them; the manager takes no custom properties. */
const LIGHT = {
  base: 'light',
  ground: '#f8eee3',
  paper: '#fcfaf6',
  ink: '#391b2d',
  quietInk: '#6c5260',
  door: '#005862',
  chosen: '#005862',
  line: '#e2d6cb',
} as const;
const DARK = {
  base: 'dark',
  ground: '#2a1721',
  paper: '#21111a',
  ink: '#f3eee4',
  quietInk: '#c1b3a8',
  door: '#77cfcf',
  chosen: '#1f7f80',
  line: '#4b3743',
} as const;

const { base, ground, paper, ink, quietInk, door, chosen, line } = matchMedia('(prefers-color-scheme: dark)')
  .matches
  ? DARK
  : LIGHT;

/** Stories with controls, or with steps to look at; the others are pages to read, which need the width. */
const WITH_PANEL = /^(?:widgets|kit)-|--playground$/;

addons.setConfig({
  panelPosition: 'right',
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && WITH_PANEL.test(storyId),
  },
  theme: create({
    base,
    brandTitle: 'Glow, the designers’ docs',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: door,
    colorSecondary: chosen,
    appBg: ground,
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: line,
    appHoverBg: line,
    textColor: ink,
    textInverseColor: paper,
    textMutedColor: quietInk,
    barBg: paper,
    barTextColor: quietInk,
    barHoverColor: door,
    barSelectedColor: door,
    inputBg: paper,
    inputBorder: line,
    inputTextColor: ink,
    buttonBg: paper,
    buttonBorder: line,
  }),
});
