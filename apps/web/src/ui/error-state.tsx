import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ApiError, messageOf } from '../lib/api-error.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  error: unknown;
  title?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Where it stands for the whole screen. */
  isScreen?: boolean;
}

/** What happened, a way to try again, and the number by which the server's log knows the failure. */
export function ErrorState(props: ErrorStateProps) {
  const { error, title = 'This could not be loaded', onRetry, isRetrying, isScreen = false } = props;
  const Heading = isScreen ? 'h1' : 'div';
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className={classes.state} role="alert">
      <div className={classes.errorIcon}>
        <IconAlertTriangle size={20} aria-hidden />
      </div>
      <Heading className={classes.title}>{title}</Heading>
      <div className={classes.text}>{messageOf(error, 'Something went wrong on our side. Please try again.')}</div>
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" size="xs" onClick={onRetry} loading={isRetrying}>
            Retry
          </Button>
        </div>
      )}
      {requestId && <div className={classes.reference}>Request {requestId}</div>}
    </div>
  );
}

interface Crash {
  error: Error | null;
}

/** Keeps a crash where it happened. React offers this to classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Crash> {
  override state: Crash = { error: null };

  static getDerivedStateFromError(error: Error): Crash {
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
