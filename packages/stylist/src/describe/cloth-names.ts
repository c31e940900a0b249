import type { ClothName } from '../garments/cloth.ts';

interface ClothNames {
  /** What a look is said to be made of: 'emerald satin'. */
  readonly noun?: string;
  /** Before a garment: 'sequinned mini'. */
  readonly adjective?: string;
}

/** How cloths sound in names; those that go unsaid have no words: nobody is sure of linen, wool, velvet or leather in a picture. */
const CLOTH_NAMES: Readonly<Record<ClothName, ClothNames>> = {
  plain: {},
  rib: { noun: 'rib', adjective: 'ribbed' },
  knit: { noun: 'knit' },
  satin: { noun: 'satin', adjective: 'satin' },
  denim: { noun: 'denim' },
  cable: { noun: 'cable' },
  linen: {},
  wool: {},
  tweed: { noun: 'tweed', adjective: 'tweed' },
  breton: { noun: 'stripes', adjective: 'striped' },
  'shirt-stripe': { noun: 'stripes', adjective: 'striped' },
  tartan: { noun: 'tartan', adjective: 'tartan' },
  check: { noun: 'checks', adjective: 'checked' },
  herringbone: { noun: 'herringbone', adjective: 'herringbone' },
  polka: { noun: 'polka dots', adjective: 'dotted' },
  sequin: { noun: 'sequins', adjective: 'sequinned' },
  floral: { noun: 'florals', adjective: 'floral' },
  straw: {},
  leather: {},
  corduroy: { noun: 'corduroy', adjective: 'corduroy' },
  velvet: {},
  broderie: { noun: 'broderie', adjective: 'broderie' },
  leopard: { noun: 'leopard', adjective: 'leopard' },
  gingham: { noun: 'gingham', adjective: 'gingham' },
  paisley: { noun: 'paisley', adjective: 'paisley' },
  quilted: { adjective: 'quilted' },
  fleece: { noun: 'fleece', adjective: 'fleece' },
  tulle: { noun: 'tulle', adjective: 'tulle' },
};

export function clothNames(name: ClothName): ClothNames {
  return CLOTH_NAMES[name];
}
