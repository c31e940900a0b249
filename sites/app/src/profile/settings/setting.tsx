import type { ReactNode } from 'react';

interface SettingProps {
  readonly summary: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** Renders one of the account's settings; opening another closes it. */
export function Setting({ summary, onOpen, children }: SettingProps) {
  return (
    <details
      className="setting"
      name="setting"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>{summary}</summary>
      <div className="setting-body">{children}</div>
    </details>
  );
}
