/** Goes to an address of the web, relative ones included; any other scheme, or text that is no address, is ignored. */
export function navigate(address: string): void {
  const { protocol, href } = Object.assign(document.createElement('a'), { href: address });
  if (/^https?:$/.test(protocol)) window.location.assign(href);
}

/** Returns the focused element, looked for inside open shadow roots. */
export function deepActiveElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
