import { describe, expect, it } from 'vitest';
import type { AttributeDescriptor } from '#element/descriptor.ts';
import { attributeMembers, membersText } from '../typings/typing-members.ts';
import { attributeOf, DOCUMENTED_TAGS } from './manifest.ts';
import { described } from './markdown.ts';

const GOING = {
  name: 'headline',
  property: 'headline',
  type: 'string',
  description: 'Text above the widget.',
  deprecated: 'Use the slot; 2.0.0 removes it.',
} satisfies AttributeDescriptor;

describe('what is deprecated', () => {
  it('says so in custom-elements.json', () => {
    expect(attributeOf(GOING)).toMatchObject({ deprecated: GOING.deprecated });
    expect(attributeOf({ ...GOING, deprecated: '' })).not.toHaveProperty('deprecated');
  });

  it('is struck through by editors that read the typings', () => {
    const [tag] = DOCUMENTED_TAGS;
    if (!tag) throw new Error('There is no tag.');
    const text = membersText(attributeMembers({ ...tag, attributes: [GOING] }));
    expect(text).toContain(
      '/** Text above the widget. @deprecated Use the slot; 2.0.0 removes it. */\n  headline?: string | undefined;',
    );
  });

  it('says in the reference what replaces it', () => {
    expect(described([GOING])).toEqual([
      ['`headline`', '**Deprecated.** Use the slot; 2.0.0 removes it. Text above the widget.'],
    ]);
  });
});
