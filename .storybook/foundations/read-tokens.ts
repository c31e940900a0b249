import tokensCss from '#kit/tokens/tokens.css?raw';
import { TOKENS } from '#kit/tokens/tokens.ts';

export type TokenKind = 'colour' | 'space' | 'radius' | 'size' | 'weight' | 'time' | 'easing';

export interface TokenReading {
  /** Without `--g-`. */
  readonly name: string;
  readonly kind: TokenKind;
  /** As CSS writes it; of a colour with two schemes, light first. */
  readonly values: readonly string[];
  /** What a host sets; absent where a host has no say. */
  readonly hostName: string | undefined;
  readonly description: string | undefined;
}

function kindOf(name: string, value: string): TokenKind {
  if (/^(space|radius|size|weight)-/.test(name)) return name.split('-', 1)[0] as TokenKind;
  if (value.endsWith('ms')) return 'time';
  return value.startsWith('cubic-bezier') ? 'easing' : 'colour';
}

function readToken([, name = '', declared = '']: readonly string[]): TokenReading {
  const [, hostName, fallback] = /^var\((--glow-[\w-]+),\s*(.+)\)$/s.exec(declared) ?? [];
  const value = fallback ?? declared;
  const [, light, dark] = /^light-dark\((.+\)), (.+)\)$/.exec(value) ?? [];
  return {
    name,
    kind: kindOf(name, value),
    values: light && dark ? [light, dark] : [value],
    hostName,
    description: TOKENS.find((token) => token.name === hostName)?.description,
  };
}

/** Every token that tokens.css declares, in its order. */
export const TOKEN_READINGS: readonly TokenReading[] = [
  ...tokensCss.matchAll(/^ {2}--g-([\w-]+): ([^;]+);/gm),
].map(readToken);

export const tokensOfKind = (kind: TokenKind) => TOKEN_READINGS.filter((token) => token.kind === kind);
