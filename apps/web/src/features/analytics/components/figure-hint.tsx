import classes from './figure.module.css';

/** Says once a page that figures open; on paper nothing does. */
export const FigureHint = () => (
  <p className={classes.hint}>Numbers and words with a dotted line under them open to say what they mean.</p>
);
