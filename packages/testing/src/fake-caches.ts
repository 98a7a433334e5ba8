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
    target: Target,
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

  async match(target: Target, options?: CacheQueryOptions): Promise<Response | undefined> {
    const wanted = addressOf(target);
    const plain = (url: string) => (options?.ignoreSearch ? url.replace(/\?.*/, '') : url);
    for (const [url, answer] of this.entries) if (plain(url) === plain(wanted)) return answer.clone();
    return undefined;
  }

  async put(target: Target, answer: Response): Promise<void> {
    // What is kept anew becomes the last.
    this.entries.delete(addressOf(target));
    this.entries.set(addressOf(target), answer);
  }

  async delete(target: Target): Promise<boolean> {
    return this.entries.delete(addressOf(target));
  }
}

type Target = string | Pick<Request, 'url'>;

const addressOf = (target: Target) => (typeof target === 'string' ? target : target.url);
