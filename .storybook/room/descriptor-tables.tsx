import type { ElementDescriptor } from '../../packages/widgets/src/element/descriptor.ts';
import { DescriptorTable } from './descriptor-table.tsx';
import { Words } from './words.tsx';

/** All that a tag takes, says and offers, from its descriptor. */
export function DescriptorTables({ descriptor }: { readonly descriptor: ElementDescriptor }) {
  const { events, attributes, properties, methods, slots, customProperties, parts } = descriptor;
  return (
    <>
      <p className="room-note">
        Events bubble and leave the shadow root, so one listener on the page hears every widget. Preventing a
        cancelable one keeps the widget from doing what comes next.
      </p>
      <DescriptorTable
        caption="Events"
        columns={['Event', 'Detail', 'Can be prevented', 'When']}
        rows={events.map(({ name, detailType, cancelable, description }) => [
          name,
          detailType === 'undefined' ? 'none' : <code key="detail">{detailType}</code>,
          cancelable ? 'yes' : 'no',
          <Words key="words" text={description} />,
        ])}
      />
      <DescriptorTable
        caption="Attributes"
        columns={['Attribute', 'Takes', 'Default', 'Is for']}
        rows={attributes.map(({ name, type, values, default: fallback, description }) => [
          name,
          values ? values.join(', ') : type,
          <Words key="default" text={fallback ?? 'none'} />,
          <Words key="words" text={description} />,
        ])}
      />
      <DescriptorTable
        caption="Properties"
        columns={['Property', 'Type', 'Is for']}
        rows={properties.map(({ name, type, description }) => [
          name,
          <code key="type">{type}</code>,
          <Words key="words" text={description} />,
        ])}
      />
      <DescriptorTable
        caption="Methods"
        columns={['Method', 'Does']}
        rows={methods.map(({ name, description }) => [`${name}()`, <Words key="words" text={description} />])}
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
        caption="Custom properties of its own"
        columns={['Property', 'Default', 'Is for']}
        rows={customProperties.map(({ name, default: fallback, description }) => [
          name,
          <Words key="default" text={fallback} />,
          <Words key="words" text={description} />,
        ])}
      />
      <DescriptorTable
        caption="Parts"
        columns={['::part()', 'Is']}
        rows={parts.map(({ name, description }) => [name, <Words key="words" text={description} />])}
      />
    </>
  );
}
