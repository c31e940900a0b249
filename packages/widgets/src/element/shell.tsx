import { Component, type ComponentType, type ReactNode } from 'react';

/** What the element hands to React: replaced as a whole, so that one change is one render. */
export interface ShellView {
  readonly component: ComponentType<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  readonly onMounted: () => void;
  readonly onFailed: (error: unknown) => void;
}

interface ShellProps {
  readonly glowView: ShellView;
}

interface ShellState {
  readonly phase: 'showing' | 'failed';
}

/** The widget's root in its element: reports when it is mounted, and renders the page's fallback when it fails. */
export class Shell extends Component<ShellProps, ShellState> {
  override state: ShellState = { phase: 'showing' };

  static getDerivedStateFromError(): ShellState {
    return { phase: 'failed' };
  }

  override componentDidMount(): void {
    if (this.state.phase === 'showing') this.props.glowView.onMounted();
  }

  override componentDidCatch(error: unknown): void {
    this.props.glowView.onFailed(error);
  }

  override render(): ReactNode {
    const { component: Widget, props } = this.props.glowView;
    return this.state.phase === 'failed' ? <slot /> : <Widget {...props} />;
  }
}
