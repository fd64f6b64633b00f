import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ButtonLinkProps extends Omit<ButtonProps, 'children'> {
  to: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** Looks like a button, is a link: opens in a new tab, can be copied. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={Link} {...props} />;
}
