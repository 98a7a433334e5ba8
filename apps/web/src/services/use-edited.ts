import { useState } from 'react';
import { useOpened } from '#app/lib/use-opened.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { known } from './use-draft-form.ts';

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/**
 * Form values over a thing that others may change too. Untouched fields, and those set back, follow the changes of
 * others; typed ones stay. If both changed a field, the server must refuse first: see `useOpened`. `current` is null
 * for a new thing.
 * @param draft name under which what is typed is kept in this browser until it is forgotten; null keeps nothing
 * @returns the thing whose version goes with the change; what the fields hold, how to change some of them and how to
 *   forget it; what hears of a refusal; and what stands now in fields that were changed here and there
 */
export function useEdited<T extends { version: number } | null, V extends object>(
  current: T,
  valuesOf: (thing: T) => V,
  draft: string | null = null,
) {
  /** The values that differ from those of the fields, and the fields' own values for them. */
  const changed = (values: Partial<V>, held: V) => {
    const names = (Object.keys(values) as (keyof V)[]).filter((name) => differ(values[name], held[name]));
    const only = (of: Partial<V>) => Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<V>;
    return { typed: only(values), over: only(held) };
  };
  // Typed values, and the value of each of those fields when it was first touched.
  const [{ typed, over }, setTouched] = useState(() => {
    const now = valuesOf(current);
    return changed(draft === null ? {} : known(readDraft(draft)['form'], now), now);
  });
  const clashes = (now: V) =>
    (Object.keys(typed) as (keyof V & string)[]).filter(
      (name) => differ(over[name], now[name]) && differ(typed[name], now[name]),
    );
  const [thing, hear] = useOpened(current, () => clashes(valuesOf(current)).length > 0);
  const base = valuesOf(thing);
  const keep = (values: Partial<V>) => {
    if (draft === null) return;
    keepDraft(draft, Object.keys(values).length === 0 ? null : { form: JSON.stringify(values) });
  };
  return {
    thing,
    hear,
    values: { ...base, ...typed },
    theirs: clashes(base).map((name) => [name, base[name]] as const),
    set: (changes: Partial<V>) => {
      const next = changed({ ...typed, ...changes }, base);
      for (const name in next.typed) if (Object.hasOwn(over, name)) next.over[name] = over[name];
      keep(next.typed);
      setTouched(next);
    },
    forget: () => {
      keep({});
      setTouched({ typed: {}, over: {} });
    },
  };
}
