import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { DRAFT } from '#app/config/device-storage.ts';
import { keepDraft, readDraft } from './drafts.ts';

/** Windows that may each keep a draft of the same new thing; more of them share the first. */
const MOST = 9;

const namesOf = (name: string) =>
  Array.from({ length: MOST }, (_, index) => (index === 0 ? name : `${name}~${index + 1}`));
const isKept = (name: string) => Object.keys(readDraft(name)).length > 0;
/** When it was kept, as an ISO instant; empty where its form keeps it without `keepDated`. */
const keptAt = (name: string) => readDraft(name)['keptAt'] ?? '';

/** Keeps a draft with the time, so that of several the newest is offered first. */
export const keepDated = (name: string, values: Readonly<Record<string, string>>) =>
  keepDraft(name, { ...values, keptAt: new Date().toISOString() });

/**
 * The name of a draft of a new thing in which nothing is kept and which no window has open, to leave something there.
 * Null where all are taken.
 */
export async function freeDraft(name: string): Promise<string | null> {
  const { locks } = navigator as Partial<Navigator>;
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  const isOpen = (one: string) => held.some((lock) => lock.name === DRAFT + one);
  return namesOf(name).find((one) => !isKept(one) && !isOpen(one)) ?? null;
}

/**
 * The form of a new thing, with the name of a draft that no other window keeps while this one shows the form: one that a
 * closed form has left where there is one, the newest first. So no window writes over what another has typed, which is
 * offered again after a reload or to the next form that is opened; and there are no more drafts than forms were open at
 * once.
 * @param first a draft to open before the others, from `freeDraft`
 */
export function OwnDraft({
  name,
  first,
  children,
}: {
  name: string;
  first?: string | undefined;
  children: (draft: string) => ReactNode;
}) {
  const [held, setHeld] = useState<string | null>(null);
  // Without locks, as on a page without https, all windows share one draft. The server that paints has no drafts.
  const isShared = useSyncExternalStore(neverChanges, hasNoLocks, onServer);
  const own = isShared ? (first ?? name) : held;
  useEffect(() => {
    const { locks } = navigator as Partial<Navigator>;
    if (!locks) return undefined;
    let isOpen = true;
    let close = () => {};
    const closed = new Promise<void>((resolve) => (close = resolve));
    const claim = async () => {
      const names = namesOf(name);
      const kept = names.filter(isKept).toSorted((one, other) => keptAt(other).localeCompare(keptAt(one)));
      const inOrder = [...kept, ...names.filter((free) => !isKept(free))];
      for (const one of first === undefined ? inOrder : [first, ...inOrder])
        if (isOpen && (await hold(locks, one, closed))) return one;
      return name;
    };
    // An effect that is taken back at once, as React does while developing, has asked for nothing yet.
    void Promise.resolve()
      .then(claim)
      .then((one) => isOpen && setHeld(one));
    return () => {
      isOpen = false;
      close();
    };
  }, [name, first]);
  // Another draft is another form, which reads it.
  return own === null ? null : <Fragment key={own}>{children(own)}</Fragment>;
}

const neverChanges = () => () => {};
const hasNoLocks = () => !(navigator as Partial<Navigator>).locks;
const onServer = () => false;

/** Whether a draft is nobody else's: it then is this window's until the promise is kept, or the window is closed. */
function hold(locks: LockManager, draft: string, until: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    locks
      .request(DRAFT + draft, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : until;
      })
      .catch(() => resolve(false));
  });
}
