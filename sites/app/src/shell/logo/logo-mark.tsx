/** Renders the mark: a sun in a patch pocket. Decorative; the word beside it carries the name. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 34 38" aria-hidden="true" focusable="false">
      <circle className="logo-sun" cx="17" cy="13" r="11.2" />
      <path className="logo-pocket" d="M2 15h30v12.5c0 5.2-9 9.5-15 9.5S2 32.7 2 27.5z" />
      <path
        className="logo-stitch"
        d="M2.5 19.6h29M6 22.6v5c0 2.8 6 6 11 6s11-3.2 11-6v-5"
        fill="none"
        strokeWidth="1.1"
        strokeDasharray="2.4 1.9"
      />
    </svg>
  );
}
