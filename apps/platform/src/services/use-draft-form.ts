import { useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';

/**
 * What is typed into a form, kept in this browser until it has been sent: the values, how to change some of them, and
 * how to forget them. Only what differs from the start is kept, so that a later start is not hidden by fields that nobody
 * touched. A form that edits an existing thing has the name null: it starts from that thing and keeps no draft.
 */
export function useDraftForm<T extends object>(
  name: string | null,
  start: () => T,
): readonly [T, (changes: Partial<T>) => void, () => void] {
  const [blank] = useState(start);
  const [values, setValues] = useState<T>(() =>
    name === null ? blank : { ...blank, ...known(readDraft(name)['form'], blank) },
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

/**
 * The fields of a kept draft that this form still has, with values of the same kind: the draft may be of an older
 * version.
 */
function known<T extends object>(text: string | undefined, blank: T): Partial<T> {
  if (text === undefined) return {};
  const kept: unknown = JSON.parse(text);
  const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  const fields = new Map<string, unknown>(Object.entries(blank));
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(
      ([field, value]) => fields.has(field) && kind(fields.get(field)) === kind(value),
    ),
  ) as Partial<T>;
}
