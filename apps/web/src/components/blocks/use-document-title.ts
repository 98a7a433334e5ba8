import { createContext, use, useEffect } from 'react';

/** Name of the site, which ends the title of every tab; the app provides it. */
export const SiteName = createContext('Portal');

/** Called with the title while the build renders a page, which writes it into the document. */
export const TitleOfPage = createContext<((title: string) => void) | undefined>(undefined);

/** Sets the title of the tab; null leaves it as it is. */
export function useDocumentTitle(title: string | null): void {
  const site = use(SiteName);
  const whole = title === null ? null : `${title} · ${site}`;
  const tell = use(TitleOfPage);
  if (whole !== null) tell?.(whole);
  useEffect(() => {
    if (whole !== null) document.title = whole;
  }, [whole]);
}
