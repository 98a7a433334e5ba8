import { createContext } from 'react';

/** A draft by its name: its text, a function to change it, and one to delete it. */
type UseText = (name: string) => readonly [string, (text: string) => void, () => void];

/** Gives `ReasonDialog` its drafts. Provided from above, since components may not use storage. */
export const ReasonDrafts = createContext<UseText>(() => {
  throw new Error('A ReasonDialog stands inside ReasonDrafts, which StaffOnly provides.');
});
