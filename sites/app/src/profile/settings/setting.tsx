import type { ReactNode } from 'react';

interface SettingProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** One of the account's settings; opening another closes it. */
export function Setting({ summary, children }: SettingProps) {
  return (
    <details className="setting" name="setting">
      <summary>{summary}</summary>
      <div className="setting-body">{children}</div>
    </details>
  );
}
