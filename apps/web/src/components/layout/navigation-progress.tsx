import { useIsAwaiting } from '#app/components/router/pages-of.tsx';

/** Progress line at the top while the next page loads; not shown when it comes at once. */
export function NavigationProgress() {
  return useIsAwaiting() ? <div aria-hidden data-progress className="navigation-progress no-print" /> : null;
}
