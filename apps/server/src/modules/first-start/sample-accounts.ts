import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { constant } from '#server/db/constants.ts';
import type { Database } from '#server/db/database.ts';
import { removeSamplePasswords, setPassword } from '../access/set-password.ts';
import { hashPassword } from '../access/passwords.ts';
import { endSignIns } from '../access/end-access.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { hasContent } from '#server/kernel/airline/content-file.ts';
import { effectiveRights } from '../rights/effective-rights.ts';

const accountSchema = z.object({
  role: z.enum(['piloto', 'revisor', 'administrador']),
  callsign: z.string(),
  password: z.string(),
});

/** An account to try the platform with. */
export type SampleAccount = z.infer<typeof accountSchema>;

/** Files of the sample accounts. */
export interface SamplePlaces {
  /** The file that keeps the sample alive while it says something: `content/sample-access.yaml`. */
  sampleFile: string;
  /** File with the passwords for the next start; only its owner can read it. */
  passwordFile: string;
}

/**
 * Keeps the sample accounts alive while the sample's file is there: a pilot, a reviewer and an administrator with
 * passwords of this installation's own. Without the file their passwords and sign-ins go.
 */
export async function keepSampleAccounts(
  db: Database,
  airline: Airline,
  { sampleFile, passwordFile }: SamplePlaces,
  now: Date,
): Promise<SampleAccount[]> {
  if (!hasContent(sampleFile)) {
    await removeSample(db, now);
    rmSync(passwordFile, { force: true });
    return [];
  }
  const kept = readKept(passwordFile);
  const pilots = await db.queries
    .selectFrom('pilot')
    .leftJoin('password', 'password.pilot_id', 'pilot.id')
    .select(['id', 'callsign', 'roles', 'capabilities', 'positions', 'status', 'secret_hash', 'sample'])
    .where('status', '=', constant('active'))
    .orderBy('callsign')
    .limit(1000)
    .execute();
  const rights = (pilot: (typeof pilots)[number]) => effectiveRights(pilot, airline.positions).roles;
  const isPlain = (pilot: (typeof pilots)[number]) => rights(pilot).size === 1;
  const chosen = [
    { role: 'piloto', pilot: pilots.filter(isPlain).at(13) ?? pilots.find(isPlain) },
    {
      role: 'revisor',
      pilot: pilots.find((pilot) => rights(pilot).has('reviewer') && !rights(pilot).has('administrator')),
    },
    { role: 'administrador', pilot: pilots.find((pilot) => rights(pilot).has('administrator')) },
  ] as const;
  const accounts: SampleAccount[] = [];
  for (const { role, pilot } of chosen) {
    // Somebody's own password is never touched.
    if (!pilot?.callsign || (pilot.secret_hash !== null && !pilot.sample)) continue;
    const known = kept.find(({ callsign }) => callsign === pilot.callsign);
    const account = known ?? { role, callsign: pilot.callsign, password: newPassword() };
    if (!known || pilot.secret_hash === null) {
      const secretHash = await hashPassword(account.password);
      await db.transaction((tx) => setPassword(tx, pilot.id, secretHash, now, true));
    }
    accounts.push(account);
  }
  mkdirSync(dirname(passwordFile), { recursive: true });
  writeFileSync(passwordFile, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  return accounts;
}

async function removeSample(db: Database, now: Date) {
  await db.transaction(async (tx) => {
    for (const pilotId of await removeSamplePasswords(tx)) await endSignIns(tx, pilotId, now);
  });
}

function readKept(file: string): SampleAccount[] {
  try {
    return accountSchema.array().parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Easy to copy from a terminal: 16 letters without look-alikes, 75 bits. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const pick = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [pick(), pick(), pick(), pick()].join('-');
}
