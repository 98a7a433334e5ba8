import { createContext, use, type ReactNode } from 'react';

const IsPart = createContext(false);

/** Marks its children as part of another page: a view of the platform under a title of the specification. */
export function Part({ children }: { children: ReactNode }) {
  return <IsPart value>{children}</IsPart>;
}

/** Whether a view is rendered inside `Part`. */
export const useIsPart = (): boolean => use(IsPart);
