import type { SurveyAnalytics } from '@vela/contract';
import classes from './survey-figures.module.css';

/** Jumps within a long page; 60 questions stand between the scores and the comments. */
export function SectionLinks({ analytics }: { analytics: SurveyAnalytics }) {
  const sections = [
    { id: 'groups', label: 'Groups' },
    { id: 'questions', label: 'Questions' },
    { id: 'comments', label: 'Comments' },
    ...(analytics.series.length > 1 ? [{ id: 'runs', label: 'Earlier and later runs' }] : []),
    { id: 'drop-off', label: 'Drop-off' },
  ];
  return (
    <nav aria-label="On this page">
      <ul className={classes.links}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
