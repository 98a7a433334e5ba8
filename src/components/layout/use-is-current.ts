import { useLocation } from 'react-router';

/** Whether an entry of the sidebar is the page being shown; an entry with a hash only when that section is. */
export function useIsCurrent(): (to: string) => boolean {
  const { pathname, hash } = useLocation();
  return (to) => {
    const [path = '', section] = to.split('#');
    if (pathname.replace(/\/$/, '') !== path) return false;
    return section === undefined ? hash === '' : hash === `#${section}`;
  };
}
