import { useEffect, useMemo, useRef } from 'react';
import { LanguageSwitch } from './language-switch.tsx';
import { textsIn } from './messages/texts.ts';
import type { PageData } from './page-data.ts';
import { DoneScreen } from './screens/done-screen.tsx';
import { NoticeScreen } from './screens/notice-screen.tsx';
import { SendingScreen } from './screens/sending-screen.tsx';
import { SurveyScreen } from './screens/survey-screen.tsx';
import { WhatLeaves } from './screens/what-leaves.tsx';
import type { PageSession } from './session/page-session.ts';
import type { SessionState } from './session/session-state.ts';
import { TextsProvider } from './texts-context.tsx';
import { useSessionState } from './use-session-state.ts';

interface Props {
  data: PageData;
  /** Null on the server. */
  session: PageSession | null;
}

interface PageProps extends Props {
  /** Called once what the server wrote has become alive; until then nothing is drawn anew. */
  onTakenOver?: (page: HTMLElement) => void;
}

export function RespondentPage({ data, session, onTakenOver }: PageProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (page.current) onTakenOver?.(page.current);
  }, [onTakenOver]);
  const state = useSessionState(data, session);
  const texts = useMemo(() => textsIn(data.language, data.messages), [data]);
  return (
    <TextsProvider value={texts}>
      <div className="page" ref={page}>
        <main className="main">
          <Screen data={data} session={session} state={state} />
        </main>
        <LanguageSwitch />
      </div>
    </TextsProvider>
  );
}

function Screen({ data, session, state }: Props & { state: SessionState }) {
  const survey = data.state.kind === 'survey' ? data.state.survey : null;
  const { view } = state;
  if (view.kind === 'sending') return <SendingScreen view={view} lasting={state.lasting} onTryNow={session?.tryNow} />;
  if (view.kind === 'notice') return <NoticeScreen view={view} lasting={state.lasting} session={session} />;
  if (view.kind === 'done') {
    return (
      <DoneScreen
        erased={state.lasting === true}
        onAgain={survey?.allowMultipleResponses ? session?.answerAgain : undefined}
      >
        {survey?.anonymous && state.sent && <WhatLeaves survey={survey} state={state} session={session} />}
      </DoneScreen>
    );
  }
  return survey && <SurveyScreen survey={survey} state={state} session={session} />;
}
