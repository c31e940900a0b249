import { Button } from '@glow/kit';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PlainPage } from '#shell/plain-page/plain-page.tsx';
import { ROUTE_BOUNDARY_TEXTS } from '../screens.messages.ts';

interface Props {
  /** The address: another one is another try. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly status: 'fine' | 'failed';
  readonly at: string;
}

class Boundary extends Component<Props, State> {
  override state: State = { status: 'fine', at: this.props.at };

  static getDerivedStateFromError(): Pick<State, 'status'> {
    return { status: 'failed' };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { status: 'fine', at };
  }

  override render(): ReactNode {
    if (this.state.status === 'fine') return this.props.children;
    const { label, heading, text, again } = ROUTE_BOUNDARY_TEXTS;
    return (
      <PlainPage label={label} heading={heading} text={text}>
        {/* React remembers that a script did not come: only a new document asks for it again. */}
        <Button onClick={() => location.reload()}>{again}</Button>
      </PlainPage>
    );
  }
}

/** Keeps bar and footer when a page's script does not come or fails; another page is another try. */
export function RouteBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary at={useLocation().pathname}>{children}</Boundary>;
}
