import type { MouseEvent } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, directionOf } from './messages/language.ts';
import { useTexts } from './texts-context.tsx';

/** Links to the same page; what has been typed is on the device and comes along. */
export function LanguageSwitch() {
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
