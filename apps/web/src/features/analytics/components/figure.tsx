import { Drawer, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import classes from './figure.module.css';

interface FigureProps {
  /** What the number is called. */
  name: string;
  /** Formatted, as it stands on the screen; a word that is explained has none. */
  value?: string;
  explanation: Explanation;
  /** How the number is drawn; the value where nothing is given. */
  children?: ReactNode;
  className?: string | undefined;
}

const PHONE = '(max-width: 48em)';

/** A number that opens what it means, what it stands on and who is left out. */
export function Figure({ name, value, explanation, children, className }: FigureProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <span className={classes.place}>
      <button
        ref={button}
        type="button"
        className={classNames(classes.figure, className)}
        aria-label={value === undefined ? `${name}: what is this?` : `${name}: ${value}. How is this computed?`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        {children ?? value}
      </button>
      {isOpen && <Opened name={name} value={value} explanation={explanation} onClose={close} />}
    </span>
  );
}

interface OpenedProps extends Pick<FigureProps, 'name' | 'value' | 'explanation'> {
  onClose: () => void;
}

// Drawn only while it is open: a heat map holds hundreds of figures.
function Opened({ name, value, explanation, onClose }: OpenedProps) {
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const content = <FigureExplanation value={value} explanation={explanation} />;
  if (isPhone) {
    return (
      <Drawer
        opened
        onClose={onClose}
        position="bottom"
        size="auto"
        title={name}
        classNames={{ title: classes.title, inner: classes.sheetPlace, content: classes.sheet }}
        closeButtonProps={{ 'aria-label': 'Close' }}
        transitionProps={{ duration: 150 }}
        returnFocus={false}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <Popover opened onDismiss={onClose} width={320} position="bottom-start" shadow="md" withArrow withinPortal>
      <Popover.Target>
        {/* Lies over the number: a click on it closes instead of opening once more. */}
        <span className={classes.shield} aria-hidden onClick={onClose} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={`How is this computed? ${name}`}>
        <FocusedBox onClose={onClose}>
          <div className={classes.title}>{name}</div>
          {content}
        </FocusedBox>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Takes the focus, so that the text is read out and Escape is heard; leaving it by Tab closes it. */
function FocusedBox({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={classes.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') return;
        // The popover hangs at the end of the document: going on from there would leave the number's place.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}

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

function FigureExplanation({ value, explanation }: { value?: string | undefined; explanation: Explanation }) {
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

/** Says once a page that figures open; on paper nothing does. */
export const FigureHint = () => (
  <p className={classes.hint}>Numbers and words with a dotted line under them open to say what they mean.</p>
);
