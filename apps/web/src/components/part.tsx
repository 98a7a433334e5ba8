import { createContext, use, type ReactNode } from 'react';

const IsPart = createContext(false);

/** Marks what it holds as a part of another page: a view of the platform under the title that the specification gives. */
export function Part({ children }: { children: ReactNode }) {
  return <IsPart value>{children}</IsPart>;
}

/** Whether a view is shown as a part of another page. */
export const useIsPart = (): boolean => use(IsPart);
