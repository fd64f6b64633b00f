import classes from './figure.module.css';

/** What stands behind a number, in the order in which it is read. */
export interface Explanation {
  /** How it is computed. */
  definition: string;
  /** How many people or answers it stands on. */
  base?: string | undefined;
  /** The 95% interval, in words. */
  interval?: string | undefined;
  /** Who or what is not in it, and why. */
  leftOut?: readonly string[] | undefined;
}

export function FigureExplanation({ value, explanation }: { value?: string | undefined; explanation: Explanation }) {
  const { definition, base, interval, leftOut = [] } = explanation;
  return (
    <div className={classes.explanation}>
      <p>{definition}</p>
      <dl>
        {value !== undefined && <Fact name="Figure" text={value} />}
        {base !== undefined && <Fact name="Base" text={base} />}
        {interval !== undefined && <Fact name="95% interval" text={interval} />}
        {leftOut.length > 0 && (
          <div>
            <dt>Left out</dt>
            {leftOut.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
