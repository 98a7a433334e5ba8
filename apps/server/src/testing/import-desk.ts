import { sql } from 'kysely';
import { linkService } from '#server/modules/access/link-service.ts';
import { applyImports } from '#server/modules/imports/import-jobs.ts';
import { takeBackImports } from '#server/modules/imports/take-back-imports.ts';
import { inviteImported } from '#server/modules/imports/invite-imported.ts';
import { runDueJobs } from '#server/kernel/jobs/job-runner.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiServer } from './api-server.ts';
import { sampleAirline } from './sample-airline.ts';

export const REASON = 'Era la compañía equivocada';
export const PILOTS = 'ident,name,email,country,home_airport_id,rank,created_at,flight_time';
export const text = (header: string, ...rows: string[]) => [header, ...rows].join('\n');
/** Two good pilots and two bad ones. */
export const pilotsCsv = text(
  PILOTS,
  'PRB101,Ana Ruiz,ANA@example.org,ES,LEBL,Comandante,2019-05-01 10:00:00,9000',
  'PRB102,Luis Gil,,ES,,,,0',
  'PRB001,Nadie,,,,,,',
  'XYZ103,Nadie,x,España,KJFK,Almirante,mañana,',
);

/** What operations do with imports, and the jobs that follow. */
export class ImportDesk {
  readonly #api: ApiServer;
  readonly #operations: ApiClient;

  constructor(api: ApiServer, operations: ApiClient) {
    this.#api = api;
    this.#operations = operations;
  }

  /** Runs the jobs that are due, dying once after so many transactions; answers what they threw. */
  async work(stopAfter = Infinity): Promise<unknown[]> {
    const { db, now, origin } = this.#api;
    let count = 0;
    const transaction: typeof db.transaction = (run) => {
      count += 1;
      if (count === stopAfter + 1) throw new Error('killed');
      return db.transaction(run);
    };
    const links = linkService(db, sampleAirline, `${origin}/`);
    const kinds = [applyImports(sampleAirline), takeBackImports, inviteImported(sampleAirline, links)];
    const errors: unknown[] = [];
    await runDueJobs({ ...db, queries: db.queries, transaction }, kinds, now, {
      ended: (_kind, _outcome, error) => void (error !== undefined && errors.push(error)),
    });
    return errors;
  }

  async #workWell(): Promise<void> {
    const [error] = await this.work();
    if (error !== undefined) throw error;
  }

  async check(kind: string, csv: string) {
    return (await this.#operations.post('/imports', { kind, fileName: `${kind}.csv`, csv })).body;
  }

  async see(id: string) {
    return (await this.#operations.get(`/imports/${id}`)).body.import;
  }

  /** Checks and applies; answers the import's id. */
  async bring(kind: string, csv: string, second = this.#operations): Promise<string> {
    const { id } = (await this.check(kind, csv)).import;
    const { status, body } = await second.post(`/imports/${id}/apply`, { reason: REASON });
    if (status !== 202) throw new Error(JSON.stringify(body));
    await this.#workWell();
    const { state } = await this.see(id);
    if (state !== 'applied') throw new Error(state);
    return id;
  }

  async takeBack(id: string) {
    const answer = await this.#operations.post(`/imports/${id}/take-back`, { reason: REASON });
    if (answer.status === 202) await this.#workWell();
    return answer;
  }

  /** Rows of every table that an import may touch. */
  async count(): Promise<string> {
    const { rows } = await sql<{ counts: string }>`select concat_ws(' ',
      (select count(*) from pilot), (select count(*) from callsign_assignment), (select count(*) from rank_history),
      (select count(*) from access_link), (select count(*) from outbox), (select count(*) from report),
      (select count(*) from hours_entry), (select count(*) from points_entry), (select count(*) from import_row),
      (select count(*) from import_change), (select count(*) from flight), (select count(*) from aircraft),
      (select count(*) from aircraft_event)) as counts`.execute(this.#api.db.queries);
    return rows[0]?.counts ?? '';
  }
}
