import { createContext } from 'react';

/** A text that stays until it has been sent: what is typed, how to change it, and how to forget it. */
type UseText = (name: string) => readonly [string, (text: string) => void, () => void];

/** Keeps what is typed into a `ReasonDialog`; from above, as components use no storage. */
export const ReasonDrafts = createContext<UseText>(() => {
  throw new Error('A ReasonDialog stands inside ReasonDrafts, which StaffOnly provides.');
});
