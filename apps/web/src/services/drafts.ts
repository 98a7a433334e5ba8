import { DRAFT } from '#app/config/device-storage.ts';

/** A draft that was typed but not sent, from this browser's storage. Without storage a draft is lost with the page. */
export function readDraft(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFT + name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Names of the drafts that begin so. */
export function draftNames(start: string): string[] {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT + start));
    return names.map((key) => key.slice(DRAFT.length));
  } catch {
    return [];
  }
}

export function keepDraft(name: string, values: Readonly<Record<string, string>> | null): void {
  try {
    if (values === null) localStorage.removeItem(DRAFT + name);
    else localStorage.setItem(DRAFT + name, JSON.stringify(values));
  } catch {
    // Without storage the page itself still contains the typed values.
  }
}
