import { createContext, use, useEffect } from 'react';

/** Name of the site, which follows the page's name on the tab; the app provides it. */
export const SiteName = createContext('Portal');

/** Names the tab after the page. */
export function useDocumentTitle(title: string): void {
  const site = use(SiteName);
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
}
