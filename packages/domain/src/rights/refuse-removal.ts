import type { Refusal } from '../refusal.ts';

/** How far an administrator gets: into the desk, to the step of setting up a second factor, or nowhere. */
export const ENTRIES = ['desk', 'owes_factor', 'no_way_in'] as const;
export type Entry = (typeof ENTRIES)[number];

/**
 * The last administrator can't be demoted, suspended, retired or erased: nobody could put that right. Only those count
 * who get into the desk; where nobody does, those who get farthest.
 * @param administrators accounts that are administrators and may act, each with how far it gets
 */
export function refuseRemoval(administrators: ReadonlyMap<string, Entry>, targetId: string): Refusal | null {
  const entry = ENTRIES.find((one) => [...administrators.values()].includes(one));
  const farthest = [...administrators].filter(([, one]) => one === entry).map(([id]) => id);
  if (farthest.length !== 1 || farthest[0] !== targetId) return null;
  return {
    code: 'ultimo-administrador',
    message:
      administrators.size === 1
        ? 'Es la única cuenta con el rol de administrador.'
        : 'Es la única cuenta con el rol de administrador que puede entrar en la mesa: las demás no tienen contraseña o segundo factor.',
    wayOut:
      administrators.size === 1
        ? 'Da antes ese rol a otra persona.'
        : 'Espera a que entre otra de ellas y active su segundo factor, o da ese rol a quien ya lo tenga.',
  };
}
