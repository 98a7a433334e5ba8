/** Stands for the library's reader of the registry: there is no value, and it looks at the usual port. */
export function list(_keys: readonly string[], answer: (error: Error) => void): void {
  answer(new Error('No registry here.'));
}
