import { airlineSchema } from '@va/schemas/content/airline.ts';
import { notamsSchema } from '@va/schemas/content/notams.ts';
import { pilotsSchema } from '@va/schemas/content/pilots.ts';
import { accountRulesSchema, usualAccountRules, usualReportLimits } from '@va/schemas/platform/accounts.ts';
import { rolesSchema } from '@va/schemas/platform/roles.ts';
import type { Airline } from './airline.ts';
import { readFile, readOptional } from './content-file.ts';
import { companyNotices } from './read-notices.ts';
import { readOperations } from './read-operations.ts';
import { readScoring } from './read-scoring.ts';

/** Reads what the server needs of `<root>/content`. Throws `StartRefused` where a file does not hold. */
export function readAirline(root: string): Airline {
  const airline = readFile(root, 'content/airline.yaml', airlineSchema);
  const people = readFile(root, 'content/pilots.yaml', pilotsSchema);
  const limits = readOptional(root, 'content/plataforma/cuentas.yaml', accountRulesSchema);
  const operations = readOperations(root, airline);
  const pattern = new RegExp(`^(?:${airline.callsign.pattern})$`);
  return {
    name: airline.name,
    callsign: { pattern, message: airline.callsign.message, example: airline.callsign.example },
    baseIcao: airline.base.icao,
    contactEmail: airline.contactEmail,
    accessHash: airline.accessHash,
    // The file has the highest first.
    ranks: people.ranks.map(({ rango }) => ({ code: rankCode(rango), title: rango })).reverse(),
    positions: readOptional(root, 'content/plataforma/roles.yaml', rolesSchema) ?? new Map(),
    accountRules: limits?.account ?? usualAccountRules,
    reportRules: {
      ...(limits?.report ?? usualReportLimits),
      withdrawMin: operations.booking.withdrawMin,
      manualPerMonth: operations.points.manualPerMonth,
    },
    invitationDays: limits?.invitationDays ?? 14,
    // The aliases of positions are names for a person, and no accounts.
    pilots: people.pilots
      .filter(({ id }) => pattern.test(id))
      .map(({ id, nombre, cargo, rango }) => ({
        callsign: id,
        name: nombre,
        position: cargo,
        rankCode: rankCode(rango),
      })),
    notices: companyNotices(
      readOptional(root, 'content/notams.yaml', notamsSchema) ?? [],
      (model) => [...operations.types.values()].find((type) => type.model === model)?.id,
    ),
    operations,
    scoring: readScoring(root, airline),
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
