import { createElement, Fragment, type ReactNode } from 'react';
import { type Described, declarationOf, type Typed } from './manifest.ts';

/** Renders a sentence of a descriptor; what stands between backticks in it is code. */
export function Words({ text }: { readonly text: string }) {
  const pieces = text
    .split('`')
    .map((piece, at) => (at % 2 ? createElement('code', undefined, piece) : piece));
  return createElement(Fragment, undefined, ...pieces);
}

interface DescriptorTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Renders what a descriptor says, as a table; nothing where it says nothing. */
export function DescriptorTable({ caption, columns, rows }: DescriptorTableProps) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and must by keys too
    <section className="docs-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="glow-display">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={String(name)}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Renders all that a tag takes, says and offers, from the manifest that the package ships. */
export function ManifestTables({ tag }: { readonly tag: string }) {
  const { attributes, members, events, slots, cssProperties, cssParts } = declarationOf(tag);
  const own = members.filter(({ attribute }) => !attribute);
  const typed = ({ name, type, description }: Typed) => [
    name,
    <code key="type">{type?.text}</code>,
    <Words key="words" text={description} />,
  ];
  const described = ({ name, description }: Described) => [name, <Words key="words" text={description} />];
  return (
    <>
      <p className="docs-note">
        Events bubble and leave the shadow root, so one listener on the page hears every widget. Preventing a
        cancelable one keeps the widget from doing what comes next.
      </p>
      <DescriptorTable caption="Events" columns={['Event', 'Is', 'When']} rows={events.map(typed)} />
      <DescriptorTable
        caption="Attributes"
        columns={['Attribute', 'Takes', 'Default', 'Is for']}
        rows={attributes.map(({ name, type, default: fallback, description }) => [
          name,
          <code key="type">{type?.text}</code>,
          <Words key="default" text={fallback ?? 'none'} />,
          <Words key="words" text={description} />,
        ])}
      />
      <DescriptorTable
        caption="Properties"
        columns={['Property', 'Type', 'Is for']}
        rows={own.filter(({ kind }) => kind === 'field').map(typed)}
      />
      <DescriptorTable
        caption="Methods"
        columns={['Method', 'Does']}
        rows={own
          .filter(({ kind }) => kind === 'method')
          .map(({ name, description }) => [`${name}()`, <Words key="words" text={description} />])}
      />
      <DescriptorTable
        caption="Inside the tag"
        columns={['Slot', 'Holds']}
        rows={slots.map(({ name, description }) => [
          name || 'default',
          <Words key="words" text={description} />,
        ])}
      />
      <DescriptorTable
        caption="Custom properties"
        columns={['Property', 'Default', 'Is for']}
        rows={cssProperties.map(({ name, default: fallback, description }) => [
          name,
          <Words key="default" text={fallback ?? 'none'} />,
          <Words key="words" text={description} />,
        ])}
      />
      <DescriptorTable caption="Parts" columns={['::part()', 'Is']} rows={cssParts.map(described)} />
    </>
  );
}
