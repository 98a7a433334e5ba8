/** Values for the parameters of a path, one per colon. */
type Values<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [value: string | number, ...Values<Rest>]
  : [];

/** Links to pages: an address, or for a path with parameters a function that fills them in. */
export type PageLinks<Paths extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Paths]: Paths[Name] extends `${string}:${string}`
    ? (...values: Values<Paths[Name]>) => string
    : string;
};

/**
 * Makes the links to the pages of a table.
 * @param root prefix of each address
 * @param written encodes a value for an address
 */
export function pageLinks<Paths extends Readonly<Record<string, string>>>(
  paths: Paths,
  root: string,
  written: (value: string) => string = (value) => value,
): PageLinks<Paths> {
  const linkTo = (path: string) =>
    path.includes(':')
      ? (...values: (string | number)[]) =>
          root + path.replaceAll(/:\w+/g, () => encodeURIComponent(written(String(values.shift()))))
      : root + path;
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, linkTo(path)]),
  ) as PageLinks<Paths>;
}
