import { useEffect } from 'react';

/** Names the screen in the tab. Not with the page's header: screens of guests have a title and no page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Vela' ? title : `${title} · Vela`;
  }, [title]);
}
