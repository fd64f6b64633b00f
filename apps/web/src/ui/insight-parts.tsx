import type { ReactNode } from 'react';
import classes from './insight-parts.module.css';

/** Insights of one kind under its name. */
export function InsightPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.label}>{label}</h3>
      {children}
    </div>
  );
}

export function ThemeChips({ themes }: { themes: readonly string[] }) {
  return (
    <ul className={classes.chips}>
      {themes.map((theme) => (
        <li key={theme}>{theme}</li>
      ))}
    </ul>
  );
}

interface InsightLinesProps {
  lines: readonly string[];
  tone: 'tip' | 'warning' | 'unseen';
  icon: ReactNode;
  /** What stands behind a line, e.g. the way to what it is from. */
  after?: (line: string) => ReactNode;
}

export function InsightLines({ lines, tone, icon, after }: InsightLinesProps) {
  return (
    <ul className={classes.lines} data-tone={tone}>
      {lines.map((line) => (
        <li key={line}>
          {icon}
          <span>
            {line}
            {after?.(line)}
          </span>
        </li>
      ))}
    </ul>
  );
}
