import { type ComponentChild, type ContainerNode, render } from 'preact';

/** What the embed knows as `react-dom/client`; nodes that are in the container already are taken over. */
export function createRoot(container: ContainerNode) {
  return {
    render: (children: ComponentChild) => render(children, container),
    unmount: () => render(null, container),
  };
}
