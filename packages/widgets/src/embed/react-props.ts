import { options, type VNode } from 'preact';

/** Handlers by the names React gives them, and the events of the platform that do what they mean there. */
const EVENTS: Readonly<Record<string, string>> = { onFocus: 'onFocusIn', onBlur: 'onFocusOut' };

const eventOf = (name: string, { type, props }: VNode<Record<string, unknown>>) =>
  name === 'onChange' && type === 'input' && !/che|rad/.test(`${props.type}`) ? 'onInput' : EVENTS[name];

const { vnode: before } = options;

options.vnode = (vnode: VNode<Record<string, unknown>>) => {
  if (typeof vnode.type === 'string') {
    for (const [name, value] of Object.entries(vnode.props)) {
      const event = eventOf(name, vnode);
      if (!event) continue;
      delete vnode.props[name];
      vnode.props[event] = value;
    }
  }
  before?.(vnode);
};

/** Libraries for React tell its events by this. */
options.event = (event) => Object.assign(event, { nativeEvent: event });
