import { useNavigation } from 'react-router';

/** A thin line along the top while the next page is on its way; not seen at all when it comes at once. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden data-progress className="navigation-progress no-print" />;
}
