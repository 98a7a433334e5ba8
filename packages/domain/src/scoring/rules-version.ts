/** Versions of the rules. A report keeps the version by which it was scored. */

/** One version of the rules' file. */
export interface RulesVersion {
  /** `2026-11-01-3f9a2c41`: first day and the beginning of the hash. */
  id: string;
  /** Hash of the file as it was published. */
  hash: string;
  /** First day on which it applies, by off block, UTC (`YYYY-MM-DD`). */
  activatedOn: string;
}

/** Characters of the hash in the id. */
const SHORT = 8;

/** The version of a file's text. The caller gives the hash function (text in, hexadecimal out). */
export function rulesVersion(
  text: string,
  activatedOn: string,
  hash: (text: string) => string,
): RulesVersion {
  const value = hash(text);
  return { id: `${activatedOn}-${value.slice(0, SHORT)}`, hash: value, activatedOn };
}

/** Version in force for a flight with off block at a moment (ms since 1970 UTC); null before the first version. */
export function versionInForce(versions: readonly RulesVersion[], offBlock: number): RulesVersion | null {
  const day = new Date(offBlock).toISOString().slice(0, 10);
  const begun = versions.filter(({ activatedOn }) => activatedOn <= day);
  return begun.toSorted((a, b) => (a.activatedOn < b.activatedOn ? -1 : 1)).at(-1) ?? null;
}

/**
 * Version of the engine that scores flights; each score stores the one that made it. Raise it whenever the same flight
 * and rules could get another score, item or flag: staff then see in a dry run whose scores would differ, and nothing
 * changes by itself. 1: until November 2026. 2: two samples for everything, touchdowns measured at the touch, values
 * that never change count as not reported, clocks that were set.
 */
export const ENGINE_VERSION = 2;
