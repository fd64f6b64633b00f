import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  symbol: 'done' | 'waiting' | 'notice';
  title: string;
  text?: string | undefined;
  children?: ReactNode;
  /** Whether focus goes to the title: when the page came here by itself, not when it was opened like this. */
  takesFocus?: boolean;
}

/** A page that asks nothing: one sign, one title, one sentence. */
export function MessageScreen({ symbol, title, text, children, takesFocus = true }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [title, takesFocus]);
  return (
    <div className="message">
      <svg className={`symbol symbol-${symbol}`} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d={SYMBOLS[symbol]} />
      </svg>
      <div role="status">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}

const SYMBOLS = {
  done: 'M15 24.5l6.2 6.2L33.5 18',
  waiting: 'M24 14v10l6 5',
  notice: 'M24 15v11M24 32v.5',
} as const;
