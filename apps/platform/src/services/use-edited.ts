import { useState } from 'react';
import { useOpened } from '#app/lib/use-opened.ts';
import { useDraftForm } from './use-draft-form.ts';

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/**
 * A form over a thing that others change too: what nobody has touched here shows how they have left it, and what was typed
 * stays. Where both changed a field, the server is to refuse first: see `useOpened`. A new thing is null, and its form is
 * kept under the name of a draft.
 * @returns the thing whose version goes with the change; what the fields hold, how to change some of them and how to forget
 * it; what hears of a refusal; and what stands now in fields that were changed here and there
 */
export function useEdited<T extends { version: number } | null, V extends object>(
  current: T,
  valuesOf: (thing: T) => V,
  draft: string | null = null,
) {
  const [fresh, keep, forgetDraft] = useDraftForm(current ? null : draft, () => valuesOf(current));
  const [typed, setTyped] = useState<Partial<V>>({});
  // What each field held when it was first touched.
  const [over, setOver] = useState<Partial<V>>({});
  const clashes = (now: V) =>
    (Object.keys(typed) as (keyof V & string)[]).filter(
      (name) => differ(over[name], now[name]) && differ(typed[name], now[name]),
    );
  const [thing, hear] = useOpened(current, () => clashes(valuesOf(current)).length > 0);
  const base = valuesOf(thing);
  return {
    thing,
    hear,
    values: thing ? { ...base, ...typed } : fresh,
    theirs: thing ? clashes(base).map((name) => [name, base[name]] as const) : [],
    set: (changes: Partial<V>) => {
      if (thing === null) return keep(changes);
      setTyped({ ...typed, ...changes });
      const touched = Object.keys(changes) as (keyof V)[];
      setOver({ ...Object.fromEntries(touched.map((name) => [name, base[name]])), ...over });
    },
    forget: () => {
      forgetDraft();
      setTyped({});
      setOver({});
    },
  };
}
