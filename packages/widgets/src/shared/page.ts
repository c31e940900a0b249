/** Goes to an address of the web, relative ones included; any other scheme, or text that is no address, is ignored. */
export function navigate(address: string): void {
  const url = URL.parse(address, document.baseURI);
  if (url && /^https?:$/.test(url.protocol)) window.location.assign(url);
}

/** Returns the focused element, looked for inside open shadow roots. */
export function deepActiveElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
