import type { TokenReading } from './read-tokens.ts';

const SCHEMES = ['light', 'dark'] as const;

/** Renders a colour as it stands on paper, light and dark side by side. */
export function ColourSwatch({ token }: { readonly token: TokenReading }) {
  const { name, values, hostName, description } = token;
  return (
    <figure className="swatch">
      <div className="swatch-cloths">
        {SCHEMES.map((scheme) => (
          <div key={scheme} data-theme={scheme} className="swatch-paper">
            <div className="swatch-cloth" style={{ background: `var(--g-${name})` }} />
          </div>
        ))}
      </div>
      <figcaption>
        <strong>{name}</strong>
        <span>{description ?? 'Ours alone.'}</span>
        <code>{hostName ?? `--g-${name}`}</code>
        {values.map((value, at) => (
          <code key={SCHEMES[at]}>
            {values.length > 1 && `${SCHEMES[at]} `}
            {value}
          </code>
        ))}
      </figcaption>
    </figure>
  );
}
