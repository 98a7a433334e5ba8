import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ApiAnswer } from './api-client.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { madeValue, type Making } from './made-value.ts';

/** A request as it is played. */
export interface Played {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request that the endpoint would look at: its address from what was seen, its values from what it says it takes. */
export function makeRequest(endpoint: Endpoint, making: Making): Played {
  const { method, path, query, body, needsVersion } = endpoint;
  const given = namesFor(endpoint, making);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const asked = query && making.below(3) > 0 ? madeValue(query, making) : {};
  const search = new URLSearchParams(
    Object.entries(Object(asked)).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return {
    method: method.toUpperCase(),
    path: search === '' ? address : `${address}?${search}`,
    ...(body && { body: madeValue(body, making) }),
    ...(needsVersion && { headers: { 'If-Match': `"v${1 + making.below(4)}"` } }),
  };
}

/** Names that were seen and have the form that the address asks for; now and then some that have not. */
function namesFor({ path, params }: Endpoint, { below, names }: Making): Record<string, string> {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const some = () => Object.fromEntries(parts.map((part) => [part, names[below(names.length)] ?? '']));
  let given = some();
  for (let tries = 0; tries < 60 && params?.safeParse(given).success === false; tries += 1) given = some();
  return given;
}

/** The live map tells everybody the codes of the reports that are being flown, on purpose. */
const LIVE_MAP = /^\/live(\/|\?|$)/;
/** Fields of bodies that name a thing of one's own, and would act on it. */
const REFERENCES = new Set(['booking', 'bookingCode', 'reportCode']);
/** Fields whose value is shown once, to whoever asked for it. */
const SECRET = /"(?:secret|deviceCode|uri|url)":"((?:otpauth:|[^"#?]*#)?[^":/#?]{16,})"/g;
/** How ids and codes look, wherever they stand. */
const NAME =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<![0-9A-Z])[0-9A-Z]{8}(?![0-9A-Z])/g;

interface Named {
  name: string;
  owner: string;
}

/** Knows what belongs to whom while people play, and what of it an answer tells to, or does for, somebody else. */
export class ForeignThings {
  readonly #db: Database;
  /** Account ids of the pilots who play, with who they are. */
  readonly #pilots: ReadonlyMap<string, string>;
  /** Ids and codes, and secrets, with who owns them. */
  readonly #names = new Map<string, string>();
  readonly #secrets = new Map<string, string>();
  /** Names that somebody wrote into something: whoever reads that is told by them. */
  readonly #written = new Set<string>();
  #statement: ReturnType<typeof sql<Named>> | undefined;
  /** Requests for a thing of somebody else. */
  tried = 0;

  constructor(db: Database, pilots: ReadonlyMap<string, string>) {
    this.#db = db;
    this.#pilots = pilots;
  }

  /** Takes in what a request has made or written. */
  async learn(who: string, { method, body: sent }: Played, { status, body }: ApiAnswer): Promise<void> {
    if (method === 'GET' || status >= 300) return;
    for (const [name] of JSON.stringify(sent ?? '', withoutReferences).matchAll(NAME))
      this.#written.add(name);
    const said = JSON.stringify(sent ?? '');
    for (const [, secret = ''] of JSON.stringify(body ?? '').matchAll(SECRET))
      if (!said.includes(secret)) this.#secrets.set(secret, who);
    this.#statement ??= await this.#ownedRows();
    for (const { name, owner } of (await this.#statement.execute(this.#db.queries)).rows)
      this.#names.set(name, this.#pilots.get(owner) ?? owner);
  }

  /** What an answer tells somebody of another's things, and what it did to them. */
  faults(who: string, request: Played, { status, body }: ApiAnswer): string[] {
    const [told, said] = [JSON.stringify(body ?? ''), JSON.stringify(request)];
    const secrets = [...this.#secrets].filter(
      ([secret, owner]) => owner !== who && told.includes(secret) && !said.includes(secret),
    );
    const faults = secrets.map(([secret, owner]) => `secret of ${owner}: ${secret}`);
    // Staff see what their rights show.
    if (who === 'operations' || who === 'administrator') return faults;
    if (LIVE_MAP.test(request.path)) return faults;
    for (const [name] of told.matchAll(NAME))
      if (this.#isForeign(name, who) && !this.#written.has(name) && !said.includes(name))
        faults.push(`told a name of ${this.#names.get(name)}: ${name}`);
    const named = namedIn(request).filter((name) => this.#isForeign(name, who));
    if (named.length > 0) this.tried += 1;
    if (status < 300)
      for (const name of named) faults.push(`${status} for a thing of ${this.#names.get(name)}`);
    return faults;
  }

  /** Whether a request asks for a thing of one's own. */
  isOf(who: string, request: Played): boolean {
    return namedIn(request).some((name) => this.#names.get(name) === who);
  }

  #isForeign(name: string, who: string): boolean {
    return (this.#names.get(name) ?? who) !== who;
  }

  /** Ids and codes of each table that says whose its rows are; a new one is among them by itself. */
  async #ownedRows() {
    const { rows } = await sql<{ table: string; column: string }>`
      select named.table_name::text as table, named.column_name::text as column
      from information_schema.columns as owned
      join information_schema.columns as named
        on named.table_schema = owned.table_schema and named.table_name = owned.table_name
      where owned.table_schema = 'public' and owned.column_name = 'pilot_id'
        and named.column_name in ('id', 'code', 'credential_id')`.execute(this.#db.queries);
    const parts = rows.map(
      ({ table, column }) => sql`
        select ${sql.ref(column)}::text as name, pilot_id::text as owner
        from ${sql.table(table)} where pilot_id is not null`,
    );
    return sql<Named>`${sql.join(parts, sql` union all `)}`;
  }
}

function withoutReferences(field: string, value: unknown): unknown {
  return REFERENCES.has(field) ? undefined : value;
}

/** The things that a request asks for: in its address, and where its body refers to one. */
function namedIn({ path, body }: Played): string[] {
  const parts = (path.split('?')[0] ?? '').split('/').map(decodeURIComponent);
  const fields = Object.entries(Object(body)).filter(([field]) => REFERENCES.has(field));
  return [...parts, ...fields.map(([, value]) => String(value))];
}
