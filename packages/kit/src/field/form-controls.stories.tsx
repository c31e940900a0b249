import './form-controls.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckField } from './check-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';

interface ControlsProps {
  readonly error?: string | undefined;
}

const OPTIONS = [
  { value: 'first_pet', text: 'What is the name of your first pet?' },
  { value: 'birth_city', text: 'What city were you born in?' },
];

/** The controls that pages have and widgets do without, one below the other. */
function Controls({ error }: ControlsProps) {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <PasswordField
        label="Password"
        hint="At least 8 characters."
        showLabel="Show"
        hideLabel="Hide"
        defaultValue="Velvet-Otter-12"
        error={error}
      />
      <SelectField
        label="Security question"
        placeholder="Choose a question"
        options={OPTIONS}
        error={error}
      />
      <CheckField label="I agree to the terms, all of them, from the first to the last." error={error} />
    </div>
  );
}

const meta = {
  title: 'Kit/Form controls',
  component: Controls,
  parameters: { hostWidthPx: 480 },
} satisfies Meta<typeof Controls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Invalid: Story = { args: { error: 'Please look at this again.' } };
export const FilledDark: Story = { globals: { scheme: 'dark' } };
export const InvalidDark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const InvalidRightToLeft: Story = { ...Invalid, globals: { dir: 'rtl' } };
