import { useEffect } from 'react';

/** Names the screen in the tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Vela' ? title : `${title} · Vela`;
  }, [title]);
}
