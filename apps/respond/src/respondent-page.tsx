import { useEffect, useMemo, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { EMPTY_DRAFT, hasContent, askedQuestions, type Draft } from './answers/drafts.ts';
import { LANGUAGE_NAMES, LANGUAGES, directionOf } from './messages/language.ts';
import { textsIn } from './messages/texts.ts';
import type { PageData } from './page-data.ts';
import { DoneScreen, SendingScreen } from './screens/message-screen.tsx';
import { NoticeScreen } from './screens/notice-screen.tsx';
import { SurveyScreen } from './screens/survey-screen.tsx';
import { WhatLeaves } from './screens/what-leaves.tsx';
import type { PageSession } from './session/page-session.ts';
import { initialState, type SessionState } from './session/session-state.ts';
import { TextsProvider, useTexts } from './texts-context.tsx';

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

const neverChanges = () => () => undefined;

/** The state of the session; on the server, where there is none, the state that one would start with. */
function useSessionState(data: PageData, session: PageSession | null): SessionState {
  const initial = useMemo(() => initialState(data), [data]);
  const getInitial = () => initial;
  return useSyncExternalStore(session?.subscribe ?? neverChanges, session?.getState ?? getInitial, getInitial);
}

/**
 * What somebody chose in the first question before the script had taken over. The fields work without it, but React
 * starts from what the server wrote and forgets the rest when it draws anew.
 */
export function readEarlyAnswer(page: HTMLElement, { state }: PageData): { questionId: string; draft: Draft } | null {
  const form = page.querySelector('form');
  const [first] = state.kind === 'survey' ? askedQuestions(state.survey.questions, {}) : [];
  if (!form || !first) return null;
  const fields = new FormData(form);
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string' && value !== '');
  const notApplicable = fields.has('notApplicable');
  const draft: Draft = {
    ...EMPTY_DRAFT,
    values: notApplicable ? [] : texts('answer').map(String),
    notApplicable,
    comment: texts('comment').map(String)[0] ?? '',
  };
  return hasContent(draft) ? { questionId: first._id, draft } : null;
}

/** Links to the same page; what has been typed is on the device and comes along. */
function LanguageSwitch() {
  const { t, language } = useTexts();
  return (
    <footer className="languages">
      <nav aria-label={t('language')}>
        <ul>
          {LANGUAGES.map((one) => (
            <li key={one}>
              <a
                href={`?lang=${one}`}
                lang={one}
                dir={directionOf(one)}
                aria-current={one === language ? 'true' : undefined}
                onClick={takeAlong}
              >
                {LANGUAGE_NAMES[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

/**
 * A personal link stays one: what stands behind its # goes along. Without a connection the link would lead from the
 * answers to the browser's error page.
 */
function takeAlong(event: MouseEvent<HTMLAnchorElement>) {
  event.currentTarget.hash = window.location.hash;
  if (!navigator.onLine) event.preventDefault();
}
