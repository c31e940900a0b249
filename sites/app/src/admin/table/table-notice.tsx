import { Button } from '@glow/kit';
import { TABLE_TEXTS } from './table.messages.ts';

interface TableNoticeProps {
  readonly span: number;
  readonly text: string;
  readonly tone: 'calm' | 'bad';
  readonly onRetry?: () => void;
}

/** Renders the one row of a table that has none: why, and the way on. */
export function TableNotice({ span, text, tone, onRetry }: TableNoticeProps) {
  return (
    <tr className={tone === 'bad' ? 'admin-notice admin-notice-bad' : 'admin-notice'}>
      <td colSpan={span}>
        <p role={tone === 'bad' ? 'alert' : undefined}>{text}</p>
        {onRetry && (
          <Button variant="quiet" size="small" onClick={onRetry}>
            {TABLE_TEXTS.tryAgain}
          </Button>
        )}
      </td>
    </tr>
  );
}
