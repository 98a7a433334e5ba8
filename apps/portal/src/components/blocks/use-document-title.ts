import { createContext, use, useEffect } from 'react';

/** Name of the site, which ends the title of every tab; the app provides it. */
export const SiteName = createContext('Portal');

/** Sets the title of the tab. */
export function useDocumentTitle(title: string): void {
  const site = use(SiteName);
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
}
