/** What every runtime has of URL, for packages that are compiled without the types of browser and Node. */
declare class URLSearchParams implements Iterable<[string, string]> {
  delete(name: string): void;
  get(name: string): string | null;
  set(name: string, value: string): void;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}
declare class URL {
  /** Throws a TypeError on text that is no absolute address. */
  constructor(url: string | URL, base?: string | URL);
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly password: string;
  readonly protocol: string;
  readonly searchParams: URLSearchParams;
  readonly username: string;
}
