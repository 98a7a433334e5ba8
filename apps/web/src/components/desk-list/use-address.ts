import { useSearchParams } from 'react-router';

/** Choices of a page, kept in its address, so that a link shows the same. */
export interface AddressState {
  get: (name: string) => string | undefined;
  /** Whether the address contains no choice except the sort order. */
  isPlain: () => boolean;
  /** Sets names at once; an empty value takes one away. Any change but of `desde` itself goes back to the beginning. */
  set: (changes: Readonly<Record<string, string | null | undefined>>) => void;
}

/** Reads and writes the choices in the address of the page; typing adds no entries to the history. */
export function useAddress(): AddressState {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) || undefined,
    isPlain: () => [...params].every(([name, value]) => name === 'orden' || value === ''),
    set: (changes) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('desde');
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
