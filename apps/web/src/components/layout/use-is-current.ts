import { useLocation } from 'react-router';

/**
 * Value of `aria-current` for an entry of the sidebar: `page` for the page shown, `true` for the list it belongs to.
 * An entry with a hash is current only at that section.
 */
export function useIsCurrent(): (to: string) => 'page' | 'true' | undefined {
  const { pathname, hash } = useLocation();
  return (to) => {
    const [path = '', section] = to.split('#');
    // The first page of a folder is no list of the others.
    if (path.endsWith('/') && path !== '/')
      return `${pathname}/`.replace('//', '/') === path ? 'page' : undefined;
    if (section === undefined && pathname.startsWith(`${path}/`) && pathname !== `${path}/`) return 'true';
    if (pathname.replace(/\/$/, '') !== path) return undefined;
    return (section === undefined ? hash === '' : hash === `#${section}`) ? 'page' : undefined;
  };
}
