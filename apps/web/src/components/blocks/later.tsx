import { Suspense, type ReactNode } from 'react';

/**
 * Part of a page that was painted before the app came and wakes after the rest of the page, so that the pilot need not
 * wait for it. What is pressed in it meanwhile is carried out (`early/keep-presses.ts`).
 */
export function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
