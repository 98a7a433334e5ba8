import { useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';

/**
 * What is typed into a form, kept in this browser until it has been sent: the values, how to change some of them, and
 * how to forget them. Only what differs from the start is kept, so that a later start is not hidden by fields that nobody
 * touched. A form that edits an existing thing has the name null: it starts from that thing and keeps no draft.
 * @param freshen gets the values to open with, and the start's, which it puts in place of those that are out of date
 */
export function useDraftForm<T extends object>(
  name: string | null,
  start: () => T,
  freshen: (kept: T, blank: T) => T = (kept) => kept,
): readonly [T, (changes: Partial<T>) => void, () => void] {
  const [blank] = useState(start);
  const [values, setValues] = useState<T>(() =>
    name === null ? blank : freshen({ ...blank, ...known(readDraft(name)['form'], blank) }, blank),
  );
  const set = (changes: Partial<T>) => {
    const next = { ...values, ...changes };
    setValues(next);
    if (name === null) return;
    const typed = Object.entries(next).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(blank[field as keyof T]),
    );
    keepDraft(name, typed.length === 0 ? null : { form: JSON.stringify(Object.fromEntries(typed)) });
  };
  return [values, set, () => name !== null && keepDraft(name, null)];
}

/** The fields of a kept draft that this form still has, with values of the same kind: it may be of an older version. */
function known<T extends object>(text: string | undefined, blank: T): Partial<T> {
  const kept: unknown = JSON.parse(text ?? '{}');
  const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(
      ([field, value]) => Object.hasOwn(blank, field) && kind(blank[field as keyof T]) === kind(value),
    ),
  ) as Partial<T>;
}
