import { useLocation } from 'react-router';

/**
 * How an entry of the sidebar stands to the page being shown: `page` is that page, `true` the list it belongs to. An
 * entry with a hash is current only when that section is.
 */
export function useIsCurrent(): (to: string) => 'page' | 'true' | undefined {
  const { pathname, hash } = useLocation();
  return (to) => {
    const [path = '', section] = to.split('#');
    if (section === undefined && pathname.startsWith(`${path}/`) && pathname !== `${path}/`) return 'true';
    if (pathname.replace(/\/$/, '') !== path) return undefined;
    return (section === undefined ? hash === '' : hash === `#${section}`) ? 'page' : undefined;
  };
}
