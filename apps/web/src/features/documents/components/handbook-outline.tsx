import type { HandbookSection } from '@vela/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { headingOf, paragraphsOf } from '../heading-of.ts';
import classes from './handbook.module.css';

interface HandbookOutlineProps {
  sections: readonly HandbookSection[];
  opened: ReadonlySet<number>;
  onToggle: (ordinal: number) => void;
}

const DEEPEST_INDENT = 4;

/** The headings in their order; each opens the text below it. */
export function HandbookOutline({ sections, opened, onToggle }: HandbookOutlineProps) {
  return (
    <ul className={classes.outline} aria-label="Outline">
      {sections.map((section) => {
        const isOpen = opened.has(section.ordinal);
        const indent = Math.min(DEEPEST_INDENT, Math.max(0, section.level - 1));
        return (
          <li key={section.ordinal} style={{ paddingInlineStart: `${indent * 18}px` }}>
            <button
              type="button"
              className={classes.heading}
              data-ordinal={section.ordinal}
              data-chapter={section.level <= 1 || undefined}
              aria-expanded={isOpen}
              onClick={() => {
                onToggle(section.ordinal);
              }}
            >
              <IconChevronRight size={16} className={classes.chevron} aria-hidden />
              <span className={classes.headingText}>{headingOf(section)}</span>
              {section.page !== null && <span className={classes.page}>page {section.page}</span>}
            </button>
            {isOpen && <SectionBody body={section.body} />}
          </li>
        );
      })}
    </ul>
  );
}

function SectionBody({ body }: { body: string }) {
  const paragraphs = paragraphsOf(body);
  return (
    <div className={classes.body}>
      {paragraphs.length === 0 && <p className={classes.nothing}>No text stands directly under this heading.</p>}
      {paragraphs.map((paragraph, index) => (
        // Paragraphs of a text that never changes.
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
