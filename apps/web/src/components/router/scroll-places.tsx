import { placeOf } from '@va/ui/state/place-of.ts';
import { useHydrating } from '@va/ui/state/use-hydrating.ts';
import { useLayoutEffect, useRef } from 'react';
import { useShownPage } from './pages-of.tsx';
import type { PageRouter, Shown } from './page-router.ts';

/** How far each page was scrolled down, in px, by its place in the history. */
type Places = Record<string, number | undefined>;

interface ScrollPlacesProps {
  /** Where the places outlive a reload of the tab. */
  storage: { read: () => Places; write: (places: Places) => void };
}

/**
 * Scrolls a new page to its start or to the part that the hash names, and one that the pilot comes back to, or reloads,
 * to where it was.
 */
export function ScrollPlaces({ storage }: ScrollPlacesProps) {
  const page = useShownPage();
  const router = page?.router;
  const shown = page?.shown;
  const isHydrating = useHydrating();
  // In layout effects, so that no frame shows the page at another place; the first reads what the second needs.
  useLayoutEffect(() => (router ? keepPlaces(router, storage) : undefined), [router, storage]);
  const isPainted = useRef(isHydrating);
  useLayoutEffect(() => {
    // The pilot may have scrolled the painted page before the app came.
    const isScrolled = isPainted.current && scrollY > 0;
    isPainted.current = false;
    if (shown && !isScrolled) scrollFor(shown);
  }, [shown]);
  return null;
}

let places: Places = {};

/** Notes how far each page is scrolled when the pilot leaves it; returns what stops it. */
function keepPlaces(router: PageRouter, storage: ScrollPlacesProps['storage']): () => void {
  places = storage.read();
  history.scrollRestoration = 'manual';
  let { location: last } = router.shown();
  const note = () => void (places[placeOf(last)] = scrollY);
  const stop = router.subscribe(() => {
    const { location: next } = router.shown();
    if (next === last) return;
    note();
    last = next;
  });
  const onHide = () => {
    note();
    storage.write(places);
    // The browser scrolls a page that it shows again before any script runs.
    history.scrollRestoration = 'auto';
  };
  const onShow = () => void (history.scrollRestoration = 'manual');
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    stop();
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
    history.scrollRestoration = 'auto';
  };
}

function scrollFor({ location, keepsScroll }: Shown): void {
  const place = places[placeOf(location)];
  if (typeof place === 'number') return scrollTo(0, place);
  const named = location.hash ? document.getElementById(decoded(location.hash.slice(1))) : null;
  if (named) named.scrollIntoView();
  else if (!keepsScroll) scrollTo(0, 0);
}

/** A hash without its escapes; as it is where it can't be read. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
