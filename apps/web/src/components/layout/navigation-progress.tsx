import { useNavigation } from 'react-router';

/** Progress line at the top while the next page loads; not shown when it comes at once. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden data-progress className="navigation-progress no-print" />;
}
