import { type CSSProperties, createElement, useEffect, useRef } from 'react';
import { action } from 'storybook/actions';
import type { WidgetDocs } from './widget-docs.ts';

/** Values of the controls by the names of attributes and custom properties; empty counts as not set. */
export type PlaygroundArgs = Readonly<Record<string, unknown>>;

interface PlaygroundProps {
  readonly docs: WidgetDocs;
  readonly args: PlaygroundArgs;
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false;

/** Returns an attribute's text: absent where the control is not set, empty for a boolean that is. */
function attributeText(value: unknown): string | undefined {
  if (!isSet(value) || (Array.isArray(value) && value.length === 0)) return undefined;
  return value === true ? '' : String(value);
}

/** Renders a live tag that does what the controls say and logs its events in the Actions panel. */
export function Playground({ docs, args }: PlaygroundProps) {
  const { tag, attributes, events, demoStates } = docs.descriptor;
  const placeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = placeRef.current;
    const log = (event: Event) => action(event.type)((event as CustomEvent<unknown>).detail);
    for (const { name } of events) place?.addEventListener(name, log);
    return () => {
      for (const { name } of events) place?.removeEventListener(name, log);
    };
  }, [events]);
  const taken = attributes.flatMap(({ name }) => {
    const text = attributeText(args[name]);
    return text === undefined ? [] : [[name, text]];
  });
  const style = Object.fromEntries(
    Object.entries(args).filter(([name, value]) => name.startsWith('--') && isSet(value)),
  ) as CSSProperties;
  const demo = demoStates.find(({ name }) => name === args.demo)?.name;
  return (
    <div ref={placeRef} lang={String(args.lang)} dir={String(args.dir)} style={style}>
      {createElement(tag, { key: demo, 'api-base': location.origin, ...Object.fromEntries(taken) })}
    </div>
  );
}
