import { errorAt } from './problem.ts';

/** Props of a form field: value, change handler and error. */
export const fieldOf = (value: string, set: (typed: string) => void, error?: string) => ({
  value,
  onChange: ({ target }: { target: { value: string } }) => set(target.value),
  ...(error !== undefined && { error }),
});

/** Names of the values that are texts. */
type TextsOf<T> = { [K in keyof T]-?: [T[K], string] extends [string, T[K]] ? K : never }[keyof T] & string;

/**
 * Props for the text fields of one form, by their names.
 * @param refusal why the form was refused, where it was
 * @returns the props of a field; `pointer` is where the API finds it, if not by its name
 */
export const fieldsOf =
  <T extends object>(values: T, set: (changes: Partial<T>) => void, refusal: unknown) =>
  (name: TextsOf<T>, pointer = `/${name}`) =>
    fieldOf(String(values[name]), (typed) => set({ [name]: typed } as Partial<T>), errorAt(refusal, pointer));

/** Submit handler that carries out the act and prevents the browser's own navigation. */
export const sentByPage = (act: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  act();
};
