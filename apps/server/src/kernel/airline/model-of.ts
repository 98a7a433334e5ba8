import type { Operations } from './operations.ts';

/** A type's name for people; its id if the airline no longer has the type. */
export const modelOf = ({ types }: Pick<Operations, 'types'>, id: string): string =>
  types.get(id)?.model ?? id;
