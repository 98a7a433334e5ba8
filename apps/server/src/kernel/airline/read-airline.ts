import type { PointsRules } from '@va/domain/points/points-rules.ts';
import type { Rank } from '@va/domain/ranks/rank-progress.ts';
import type { PositionRights } from '@va/domain/rights/positions.ts';
import type { KindValues } from '@va/schemas/content/kinds.ts';
import type { Rank as RankFile } from '@va/schemas/content/pilots.ts';
import { usualAccountRules, usualReportLimits } from '@va/schemas/platform/accounts.ts';
import type { Airline } from './airline.ts';
import { readKind, readText } from './content-file.ts';
import { ownCode } from './own-code.ts';
import { companyNotices } from './read-notices.ts';
import { nameCode } from '@va/domain/name-code.ts';
import { readOperations } from './read-operations.ts';
import { readScoring } from './read-scoring.ts';

/** Reads what the server needs of `<root>/content`. Throws `StartRefused` where a file does not hold. */
export function readAirline(root: string, effects: Airline['effects']): Airline {
  const airline = readKind(root, 'airline');
  const people = readKind(root, 'pilots');
  const limits = readKind(root, 'accountRules');
  const operations = readOperations(root, airline);
  // The file has the highest first.
  const ranks = people.ranks.map((rank) => toRank(rank, operations.points)).reverse();
  const positions = readKind(root, 'roles') ?? new Map<string, PositionRights>();
  const pattern = new RegExp(`^(?:${airline.callsign.pattern})$`);
  return {
    name: airline.name,
    callsign: { pattern, message: airline.callsign.message, example: airline.callsign.example },
    baseIcao: airline.base.icao,
    contactEmail: airline.contactEmail,
    accessHash: airline.accessHash,
    ranks,
    contentRanks: ranks,
    positions,
    contentPositions: positions,
    accountRules: limits?.account ?? usualAccountRules,
    reportRules: {
      ...(limits?.report ?? usualReportLimits),
      withdrawMin: operations.booking.withdrawMin,
      manualPerMonth: operations.points.manualPerMonth,
    },
    invitationDays: limits?.invitationDays ?? 14,
    applications: applicationsOf(readKind(root, 'applications')),
    // The aliases of positions (such as CEO) mean a person and get no account.
    pilots: people.pilots
      .filter(({ id }) => pattern.test(id))
      .map(({ id, nombre, cargo, rango }) => ({
        callsign: id,
        name: nombre,
        position: cargo,
        rankCode: nameCode(rango),
      })),
    notices: companyNotices(
      readKind(root, 'notams'),
      (model) => [...operations.types.values()].find((type) => type.model === model)?.id,
      (icao) => ownCode(operations, icao),
    ),
    operations,
    files: Object.fromEntries(
      FILES.flatMap((name) => {
        const text = readText(root, name);
        return text === undefined ? [] : [[name, text]];
      }),
    ),
    scoring: readScoring(root, airline),
    effects,
  };
}

/** The content files with things that staff can also change at the desk. */
const FILES = [
  'fleet',
  'timetableRules',
  'scoringRules',
  'roles',
  'pilots',
  'pointsRules',
  'tours',
  'goals',
  'frames',
  'notams',
] as const;

/** The form of an airline that takes applications now. */
function applicationsOf(file: KindValues['applications'] | undefined): Airline['applications'] {
  if (!file?.open) return null;
  const { open: _open, ...form } = file;
  return form;
}

/** A rank with all that it asks for: figures stand with the rank, training with the rules of points. */
function toRank({ rango, points = 0, hours = 0 }: RankFile, { ranks }: PointsRules): Rank {
  const training = ranks.find((one) => one.rango === rango);
  return {
    code: nameCode(rango),
    title: rango,
    instructor: training?.instructor ?? false,
    needs: {
      points,
      minutes: hours * 60,
      verified: training?.verified ?? [],
      verifiedTypes: training?.verifiedTypes ?? 0,
      mean: training?.mean ?? null,
      course: training?.course ?? false,
      students: training?.students ?? 0,
    },
  };
}
