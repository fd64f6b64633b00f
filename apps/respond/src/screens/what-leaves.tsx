import type { PublicSurvey, ResponseBody, OwnSegment } from '@vela/contract';
import { TENURE_BANDS, type TenureBand } from '@vela/domain/anonymity';
import { useEffect, useRef, useState } from 'react';
import type { TextKey } from '../messages/en.ts';
import type { PageSession } from '../session/page-session.ts';
import type { SessionState } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';

interface Props {
  survey: PublicSurvey;
  state: SessionState;
  session: PageSession | null;
}

/** Everything that is or was handed in, for whoever wants to see that no name is in it. */
export function WhatLeaves({ survey, state, session }: Props) {
  const { t } = useTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  const follow = () => setOpened(details.current?.open === true);
  // Somebody may have opened it before the script had arrived.
  useEffect(follow, []);
  const { sent } = state;
  const body = opened ? (sent ?? session?.preview() ?? null) : null;
  return (
    <details ref={details} className="more" onToggle={follow}>
      <summary>{t('leavesTitle')}</summary>
      {body && (
        <>
          <p>{t(sent ? 'leavesSent' : 'leavesNothing')}</p>
          <pre dir="ltr">{JSON.stringify(body, null, 2)}</pre>
          <p>{t(alongText(state))}</p>
          {state.link?.checked && <OwnGroup segment={state.link.checked.segment} minGroup={survey.minGroup} />}
          {!sent && state.link?.way === 'verified' && <Token body={body} state={state} session={session} />}
        </>
      )}
    </details>
  );
}

function alongText({ link }: SessionState): TextKey {
  if (link === null) return 'leavesAlongOpen';
  return link.way === 'verified' ? 'leavesAlong' : 'leavesAlongPlain';
}

interface TokenProps {
  body: ResponseBody;
  state: SessionState;
  session: PageSession | null;
}

function Token({ body, state, session }: TokenProps) {
  const { t } = useTexts();
  const token = state.link?.token;
  if (body.token) return <p role="status">{t('tokenReady')}</p>;
  return (
    <>
      <p>{t('leavesTokenLater')}</p>
      <button
        type="button"
        className="button"
        aria-disabled={token === 'making'}
        onClick={() => void session?.makeToken()}
      >
        {t(token === 'making' ? 'makingToken' : 'makeToken')}
      </button>
      <p role="status">{token === 'unreachable' ? t('tokenOffline') : ''}</p>
    </>
  );
}

interface OwnGroupProps {
  segment: OwnSegment;
  minGroup: number;
}

/** The group that answers count for, in words: what results may tell apart, and nothing finer. */
function OwnGroup({ segment: { department, tenure, location }, minGroup }: OwnGroupProps) {
  const { t } = useTexts();
  const band = TENURE_BANDS.find(({ id, label }) => id === tenure || label === tenure);
  const parts = [
    [t('leavesDepartment'), department],
    [t('leavesTenure'), band ? t(TENURE_TEXTS[band.id]) : tenure],
    [t('leavesLocation'), location],
  ].filter(([, value]) => value !== undefined);
  if (parts.length === 0) return <p>{t('leavesWhole')}</p>;
  return (
    <>
      <p>{t('leavesGroup', { n: minGroup })}</p>
      <dl className="facts">
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const TENURE_TEXTS: Record<TenureBand, TextKey> = {
  under_1: 'tenureUnder1',
  '1_to_3': 'tenure1To3',
  '3_to_6': 'tenure3To6',
  over_6: 'tenureOver6',
};
