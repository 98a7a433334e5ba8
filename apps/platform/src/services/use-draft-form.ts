import { useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';

/**
 * What is typed into a form, kept in this browser until it has been sent: the values, how to change some of them, and how
 * to forget them. A form that changes something that is there starts from that, and keeps nothing: its name is null.
 */
export function useDraftForm<T extends object>(
  name: string | null,
  start: () => T,
): readonly [T, (changes: Partial<T>) => void, () => void] {
  const [values, setValues] = useState<T>(() => {
    const blank = start();
    return name === null ? blank : { ...blank, ...known(readDraft(name)['form'], blank) };
  });
  const set = (changes: Partial<T>) => {
    const next = { ...values, ...changes };
    setValues(next);
    if (name !== null) keepDraft(name, { form: JSON.stringify(next) });
  };
  return [values, set, () => name !== null && keepDraft(name, null)];
}

/** Of a kept form what this one still knows: an older one may have had other fields, or other values in them. */
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
