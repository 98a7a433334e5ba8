/** One reading of the content for all plugins of a build. */
import { loadEverything, type LoadedContent } from './load.ts';

/** The content of one project, shared by the plugins of a build. */
export interface ContentStore {
  /** The content, read once until `forget` is called. Rejects with `ContentErrors`. */
  get(): Promise<LoadedContent>;
  /** Has the next `get` read the files again. */
  forget(): void;
}

const stores = new Map<string, ContentStore>();

/** The store of a project's folder; the same one for everybody who asks. */
export function contentStore(root: string): ContentStore {
  const existing = stores.get(root);
  if (existing !== undefined) return existing;
  let reading: Promise<LoadedContent> | undefined;
  const store: ContentStore = {
    get: () => (reading ??= loadEverything(root)),
    forget: () => {
      reading = undefined;
    },
  };
  stores.set(root, store);
  return store;
}
