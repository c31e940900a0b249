/** What tells one look from another in addresses. */
export const LOOK_KEY = /^[0-9a-f]{32}$/;

const PICTURE = /\/media\/looks\/([0-9a-f]{32})\.png(?:[?#]|$)/;

/** Returns the key of the look whose picture is at this address of ours; undefined for any other. */
export function lookKeyOf({ image }: { readonly image: string }): string | undefined {
  return PICTURE.exec(image)?.[1];
}
