import type { Operations } from './operations.ts';

/** The name that a type has for people; its id where the airline has it no more. */
export const modelOf = ({ types }: Pick<Operations, 'types'>, id: string): string =>
  types.get(id)?.model ?? id;
