import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Puts the focus where a page begins: on its heading, or on the section that the hash names. */
export function focusPage(hash = ''): void {
  const target = hash
    ? document.getElementById(hash.slice(1))
    : document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: !hash });
}

/**
 * After a change of page the focus goes to its heading, as a page load would have it. Back and Forward return it to the
 * link that was followed from there, like the scroll, so that a pilot goes on where he left off. Not on the first page,
 * where the browser has already done so, unless the pilot has just come through the gate.
 * @param justSignedIn whether the first page follows the sign-in screen and not a page load
 * @returns where the polite announcement goes: the page's title, where the focus does not say it
 */
export function useFocusOnNavigation(justSignedIn: boolean): RefObject<HTMLParagraphElement | null> {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const place = `${pathname}${hash}`;
  const last = useRef(justSignedIn ? undefined : place);
  const followed = useRef(new Map<string, string>());
  const announcer = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const links = followed.current;
    const onClick = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('main a:not([target])')?.getAttribute('href');
      if (href) links.set(key, href);
    };
    // Before the link's own handler, which may already leave the page.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [key]);

  // Before effects: a dialog that the page opens at once then knows where the focus is to return.
  useLayoutEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const link = type === 'POP' ? linkTo(followed.current.get(key)) : undefined;
    followed.current.delete(key);
    if (link) link.focus({ preventScroll: true });
    else focusPage(hash);
  }, [place, hash, key, type]);

  useEffect(() => {
    const onLink = type === 'POP' && document.activeElement?.matches('main a') === true;
    if (announcer.current) announcer.current.textContent = onLink ? document.title : '';
  }, [place, type]);

  return announcer;
}

function linkTo(href: string | undefined): HTMLElement | undefined {
  if (href === undefined) return undefined;
  return [...document.querySelectorAll<HTMLElement>('main a')].find(
    (link) => link.getAttribute('href') === href,
  );
}
