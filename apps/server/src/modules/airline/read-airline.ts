import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { airlineSchema } from '@va/schemas/content/airline.ts';
import { pilotsSchema } from '@va/schemas/content/pilots.ts';
import { accountRulesSchema } from '@va/schemas/platform/accounts.ts';
import { rolesSchema } from '@va/schemas/platform/roles.ts';
import { StartRefused } from '#server/db/database-error.ts';
import type { Airline } from './airline.ts';
import { USUAL_ACCOUNT_RULES } from './airline.ts';

/** Reads what the server needs of `<root>/content`. Throws `StartRefused` where a file does not hold. */
export function readAirline(root: string): Airline {
  const airline = readFile(root, 'content/airline.yaml', airlineSchema);
  const people = readFile(root, 'content/pilots.yaml', pilotsSchema);
  const rolesFile = 'content/plataforma/roles.yaml';
  const positions = existsSync(join(root, rolesFile)) ? readFile(root, rolesFile, rolesSchema) : new Map();
  const accountsFile = 'content/plataforma/cuentas.yaml';
  const limits = existsSync(join(root, accountsFile))
    ? readFile(root, accountsFile, accountRulesSchema)
    : { account: USUAL_ACCOUNT_RULES, invitationDays: 14 };
  const pattern = new RegExp(`^(?:${airline.callsign.pattern})$`);
  return {
    name: airline.name,
    callsign: { pattern, message: airline.callsign.message, example: airline.callsign.example },
    baseIcao: airline.base.icao,
    contactEmail: airline.contactEmail,
    accessHash: airline.accessHash,
    // The file has the highest first.
    ranks: people.ranks.map(({ rango }) => ({ code: rankCode(rango), title: rango })).reverse(),
    positions,
    accountRules: limits.account,
    invitationDays: limits.invitationDays,
    // The aliases of positions are names for a person, and no accounts.
    pilots: people.pilots
      .filter(({ id }) => pattern.test(id))
      .map(({ id, nombre, cargo, rango }) => ({
        callsign: id,
        name: nombre,
        position: cargo,
        rankCode: rankCode(rango),
      })),
  };
}

/** A rank's code, from its name. */
export function rankCode(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function readFile<S extends z.ZodType>(root: string, file: string, schema: S): z.output<S> {
  const checked = schema.safeParse(parse(readFileSync(join(root, file), 'utf8')));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new StartRefused(
    `${file}: ${issue?.path.join('.')}: ${issue?.message}. Ejecuta «npm run check:content» para verlo todo.`,
  );
}
