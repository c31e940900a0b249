/** A sentence of a descriptor; what stands between backticks in it is code. */
export function Words({ text }: { readonly text: string }) {
  return text.split('`').map((piece, at) => (at % 2 ? <code key={piece}>{piece}</code> : piece));
}
