import { IconBulb } from '@tabler/icons-react';
import classes from './question.module.css';

/** The linter's advice on the wording; it never keeps anybody from saving. */
export function QuestionHints({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className={classes.hints} aria-label="Hints on the wording">
      {messages.map((message) => (
        <li key={message}>
          <IconBulb size={16} aria-hidden />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
