import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Focuses the page's heading, or the section that the hash names. */
export function focusPage(hash = ''): void {
  const target = hash
    ? document.getElementById(hash.slice(1))
    : document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: !hash });
}

/**
 * Focuses the heading after a change of page, as screen readers expect of a page load. Back and Forward focus the
 * link that was followed from there instead. The first page is left to the browser, unless the pilot has just signed
 * in.
 * @param justSignedIn whether the first page follows the sign-in screen and not a page load
 * @returns ref of the live region that announces the title where the focus does not
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
    // In the capture phase, because the link's own handler may leave the page.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [key]);

  // In a layout effect, because a dialog that the page opens in an effect remembers this focus and returns to it.
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
