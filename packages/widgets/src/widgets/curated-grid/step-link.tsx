import { type ButtonVariant, buttonClass } from '@glow/kit';
import type { EventCallback } from '#shared/widget-props.ts';
import type { NavigateDetail } from './event-details.ts';
import { showWidget } from './widgets-on-page.ts';

export interface StepLinkProps {
  readonly to: NavigateDetail['to'];
  readonly url: string | undefined;
  readonly label: string;
  readonly part: string;
  readonly variant?: ButtonVariant;
  readonly onNavigate: EventCallback<NavigateDetail> | undefined;
}

/** Leads on: to its address, or, where the page names none, to the widget on the same page. */
export function StepLink({ to, url, label, part, variant, onNavigate }: StepLinkProps) {
  const isAllowed = () => onNavigate?.({ to, url }) !== false;
  const look = { className: buttonClass({ variant }), part };
  if (!url) {
    return (
      <button type="button" {...look} onClick={() => isAllowed() && showWidget(to)}>
        {label}
      </button>
    );
  }
  return (
    <a
      {...look}
      href={url}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (!opensElsewhere && !isAllowed()) event.preventDefault();
      }}
    >
      {label}
    </a>
  );
}
