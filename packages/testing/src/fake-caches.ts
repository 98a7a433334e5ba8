/** The browser's caches, as far as the offline copy uses them. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(
    target: string | Pick<Request, 'url'>,
    { cacheName = '', ...options }: MultiCacheQueryOptions = {},
  ): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(target, options);
  }

  names(): Iterable<string> {
    return this.#caches.keys();
  }

  /** Addresses under which a cache keeps something. */
  urls(name: string): string[] {
    return [...(this.#caches.get(name)?.entries.keys() ?? [])];
  }
}

class FakeCache {
  readonly entries = new Map<string, Response>();

  async keys(): Promise<Pick<Request, 'url'>[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }

  async match(
    target: string | Pick<Request, 'url'>,
    options?: CacheQueryOptions,
  ): Promise<Response | undefined> {
    const wanted = typeof target === 'string' ? target : target.url;
    const plain = (url: string) => (options?.ignoreSearch ? url.replace(/\?.*/, '') : url);
    for (const [url, answer] of this.entries) if (plain(url) === plain(wanted)) return answer.clone();
    return undefined;
  }

  async put(url: string, answer: Response): Promise<void> {
    // What is kept anew becomes the last.
    this.entries.delete(url);
    this.entries.set(url, answer);
  }

  async delete(url: string): Promise<boolean> {
    return this.entries.delete(url);
  }
}
