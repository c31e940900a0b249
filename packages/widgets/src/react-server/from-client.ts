import { type ComponentType, createElement, type ReactElement } from 'react';

/**
 * Makes a server component that renders one of the client's. Its module is asked for when it is rendered: a bundler for
 * React's servers puts a reference there, while Node by itself could not import it under the condition `react-server`.
 */
export const fromClient =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (props: Props): Promise<ReactElement> =>
    createElement(await load(), props);
