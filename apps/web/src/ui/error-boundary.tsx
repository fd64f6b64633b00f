import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface Props {
  children: ReactNode;
}

interface State {
  error: Error | null;
}

/** Keeps a crash where it happened. React offers this to classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A part of the screen failed to draw', error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorState
        title="This part could not be shown"
        error={this.state.error}
        onRetry={() => {
          this.setState({ error: null });
        }}
      />
    );
  }
}
