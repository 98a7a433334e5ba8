import { createHash } from 'node:crypto';
import { limitsOf } from '@va/domain/fleet/type-uses.ts';
import { dayOf } from '@va/domain/months.ts';
import { type RulesVersion, rulesVersion, versionInForce } from '@va/domain/scoring/rules-version.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { scoringRulesSchema } from '@va/schemas/platform/scoring-rules.ts';
import { parse } from 'yaml';
import type { Queries, Tx } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import { readEntries } from '../desk-entries/read-entries.ts';
import { deskTypes } from '../fleet/desk-types.ts';
import type { Scoring } from '#server/kernel/airline/read-scoring.ts';

/** A file of rules that was activated. */
interface ActiveFile extends RulesVersion {
  /** The parsed file; null if this version of the program cannot read an old file. */
  written: ScoringRules | null;
}

/** A version of the scoring rules that was activated. */
export interface ActiveRules extends ActiveFile {
  /**
   * The rules for judging: the file's, plus staff's limits for types that it does not name; null if the file is null.
   */
  rules: ScoringRules | null;
}

/** A version with readable rules. */
export type ReadableRules = ActiveRules & { rules: ScoringRules };

/** First day of the first version, early enough for all flights. */
const FIRST_DAY = '2000-01-01';

/** Cache of parsed texts by id; the rows never change. */
const parsed = new Map<string, ScoringRules | null>();

/** The file of every version, in the order of their first days. */
const readFiles = keptRead(['rules'], async (queries): Promise<readonly ActiveFile[]> => {
  const rows = await queries
    .selectFrom('rules_version')
    .select(['id', 'hash', 'activated_on'])
    .orderBy('activated_on')
    .orderBy('activated_at')
    .execute();
  const unread = rows.filter(({ hash }) => !parsed.has(hash)).map(({ hash }) => hash);
  if (unread.length > 0) await parseTexts(queries, unread);
  return rows.map(({ id, hash, activated_on: activatedOn }) => ({
    id,
    hash,
    activatedOn,
    written: parsed.get(hash) ?? null,
  }));
});

/** Every version, in the same order. */
export const readVersions = keptRead(
  ['rules', 'settings'],
  async (queries): Promise<readonly ActiveRules[]> => {
    const files = await readFiles(queries);
    const types = await readDeskLimits(queries);
    return files.map((file) => ({ ...file, rules: file.written && withDeskTypes(file.written, types) }));
  },
);

/** Score limits of types written by staff, by ICAO designator; the first type of a designator wins. */
export async function readDeskLimits(queries: Queries): Promise<ScoringRules['types']> {
  const types = deskTypes(await readEntries(queries)).toReversed();
  return Object.fromEntries(types.map(({ sheet }) => [sheet.icaoType, limitsOf(sheet)]));
}

/** Adds limits of types that the rules do not name. */
export const withDeskTypes = (rules: ScoringRules, types: ScoringRules['types']): ScoringRules => ({
  ...rules,
  types: { ...types, ...rules.types },
});

async function parseTexts(queries: Queries, hashes: readonly string[]): Promise<void> {
  const texts = await queries
    .selectFrom('rules_version')
    .select(['hash', 'text'])
    .where('hash', 'in', hashes)
    .execute();
  for (const { hash, text } of texts) {
    const checked = scoringRulesSchema.safeParse(parse(text));
    parsed.set(hash, checked.success ? checked.data : null);
  }
}

/** The rules version for an off-block time (ms since 1970 UTC); the first version for earlier flights. */
export function versionFor(versions: readonly ActiveRules[], offBlock: number): ReadableRules | null {
  return ofTime(
    versions.filter((version): version is ReadableRules => version.rules !== null),
    offBlock,
  );
}

function ofTime<V extends RulesVersion>(readable: readonly V[], offBlock: number): V | null {
  const { id } = versionInForce(readable, offBlock) ?? {};
  return readable.find((version) => version.id === id) ?? readable[0] ?? null;
}

/** The id of the version that a flight off block at a moment (ms since 1970 UTC) would be judged by now; null without rules. */
export async function versionIdFor(queries: Queries, offBlock: number): Promise<string | null> {
  const readable = (await readFiles(queries)).filter(({ written }) => written !== null);
  return ofTime(readable, offBlock)?.id ?? null;
}

/** The version that a file of rules would be, first on a day (`YYYY-MM-DD`, UTC). */
export function fileVersion({ file: { text } }: { file: { text: string } }, day: string): RulesVersion {
  return rulesVersion(text, day, (words) => createHash('sha256').update(words).digest('hex'));
}

/** Keeps a version; answers its id. */
export async function keepVersion(
  tx: Tx,
  { file: { text } }: Scoring,
  { id, hash, activatedOn }: RulesVersion,
  { byId, now }: { byId: string | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('rules_version')
    .values({ id, hash, text, activated_on: activatedOn, activated_by: byId, activated_at: now })
    .execute();
}

/**
 * Activates the file if no version is in force: at the first start for all flights, or from today if this program can
 * read no earlier version. A changed file must be activated by staff.
 */
export async function ensureVersion(tx: Tx, scoring: Scoring | null, now: Date): Promise<void> {
  if (scoring === null) return;
  const versions = await readVersions(tx);
  if (versions.some(({ rules }) => rules !== null)) return;
  const day = versions.length === 0 ? FIRST_DAY : dayOf(now);
  await keepVersion(tx, scoring, fileVersion(scoring, day), { byId: null, now });
}
