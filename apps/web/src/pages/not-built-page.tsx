import { List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { paths } from '../app/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';

export interface UpcomingContents {
  title: string;
  purpose: string;
  /** What will stand there. */
  contents: readonly string[];
}

interface NotBuiltPageProps extends UpcomingContents {
  /** The part of the screen that works already. */
  children?: ReactNode;
}

/** An address that exists before its screen does says so, and what will be there. */
export function NotBuiltPage({ title, purpose, contents, children }: NotBuiltPageProps) {
  const isPartlyThere = Boolean(children);
  return (
    <Page narrow>
      <PageHeader
        title={title}
        purpose={purpose}
        badge={<ToneBadge tone="yellow">{isPartlyThere ? 'Partly built' : 'Not built yet'}</ToneBadge>}
      />
      {children}
      <Panel title="What will be here">
        <List spacing="xs">
          {contents.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
        <Text mt="lg" mb="md" c="dimmed" size="sm">
          {isPartlyThere ? 'Nothing on this list works yet.' : 'None of this works yet.'}
        </Text>
        <ButtonLink to={paths.dashboard} variant="default">
          Back to the dashboard
        </ButtonLink>
      </Panel>
    </Page>
  );
}
