import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { DRAFT } from '#app/config/device-storage.ts';
import { keepDraft, readDraft } from './drafts.ts';

/** Most drafts of the same new thing, one per window; further windows share the first. */
const MOST = 9;

const namesOf = (name: string) =>
  Array.from({ length: MOST }, (_, index) => (index === 0 ? name : `${name}~${index + 1}`));
const isKept = (name: string) => Object.keys(readDraft(name)).length > 0;
/** Time at which a draft was stored, as an ISO instant; empty for a draft stored without `keepDated`. */
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
 * Form of a new thing with the name of a draft that only this window uses: the newest one left by a closed form or,
 * without one, a free one. So no window overwrites another's text, a draft is offered again after a reload or in the
 * next form, and there are never more drafts than forms were open at once.
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
  // Without locks, as on a page without https, all windows share one draft. The server has no drafts.
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

/**
 * Tries to lock a draft; if it succeeds, the draft is this window's until the promise resolves or the window closes.
 */
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
