import { useEffect, useEffectEvent, useState } from 'react';
import { DRAFT } from '#app/config/device-storage.ts';
import { keepDraft, readDraft } from './drafts.ts';

/**
 * Form values, stored in this browser until they have been sent: the values, a function to change some, and one to
 * delete the draft. Only values that differ from the start are stored, so that untouched fields never hide a later
 * start.
 * @param freshen gets the values to open with, and the start's, which it puts in place of those that are out of date
 * @param mayReplace for a draft about one thing, which all windows of this browser share: whether what is kept now,
 *   perhaps by another window, may be written over or forgotten. What that one keeps shows here too; what it forgets
 *   stays here.
 */
export function useDraftForm<T extends object>(
  name: string,
  start: () => T,
  freshen: (kept: T, blank: T) => T = (kept) => kept,
  mayReplace?: (kept: T) => boolean,
): readonly [T, (changes: Partial<T>) => void, () => void] {
  const [blank] = useState(start);
  const read = (): T => ({ ...blank, ...known(readDraft(name)['form'], blank) });
  const write = (draft: Parameters<typeof keepDraft>[1]) => {
    if (mayReplace?.(read()) ?? true) keepDraft(name, draft);
  };
  const [values, setValues] = useState<T>(() => freshen(read(), blank));
  const show = useEffectEvent((key: string | null) => {
    if (!mayReplace || key !== DRAFT + name || readDraft(name)['form'] === undefined) return;
    setValues(freshen(read(), blank));
  });
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => show(key);
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
  const set = (changes: Partial<T>) => {
    const next = { ...values, ...changes };
    setValues(next);
    const typed = Object.entries(next).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(blank[field as keyof T]),
    );
    write(typed.length === 0 ? null : { form: JSON.stringify(Object.fromEntries(typed)) });
  };
  return [values, set, () => write(null)];
}

/** The fields of a kept draft that this form still has, with values of the same kind: it may be of an older version. */
export function known<T extends object>(text: string | undefined, blank: T): Partial<T> {
  const kept: unknown = JSON.parse(text ?? '{}');
  const kind = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(
      ([field, value]) => Object.hasOwn(blank, field) && kind(blank[field as keyof T]) === kind(value),
    ),
  ) as Partial<T>;
}
