import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { type SmtpServer, startSmtpServer } from '@va/testing/smtp-server.ts';
import { smtpTransport } from '../messages/mail-transport.ts';
import { sendDueMail } from '../messages/outbox.ts';
import { tellPilot } from '../messages/tell-pilots.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobKind } from './job-kind.ts';
import { runDueJobs } from './job-runner.ts';

describeEachDatabase('work that failed', (kind) => {
  let api: ApiServer;
  let staff: ApiClient;
  let smtp: SmtpServer;
  beforeAll(async () => {
    api = await startApi(kind);
    staff = await api.signedIn('operations');
    smtp = await startSmtpServer();
  });
  afterAll(() => Promise.all([api.close(), smtp.close()]));
  /** Staff say why they repeat something. */
  const why = { reason: 'La avería ha pasado' };
  const audited = async (action: string) =>
    api.db.queries.selectFrom('audit_entry').select('id').where('action', '=', action).execute();

  it('as a job, is seen by staff with its reason and runs once more when they restart it', async () => {
    let broken = true;
    const kinds: JobKind[] = [
      {
        kind: 'housekeeping',
        run: async () => {
          if (broken) throw new Error('the feed was away');
        },
      },
    ];
    await enqueueJob(api.db.queries, { kind: 'housekeeping', runKey: 'fragile:1', at: api.now() });
    for (let n = 0; n < 6; n += 1) {
      await runDueJobs(api.db, kinds, api.now, { ended: () => {} });
      api.pass(3600);
    }
    const listed = async () => (await staff.get('/jobs?text=fragile')).body.items;
    const [failed] = await listed();
    expect(failed).toMatchObject({ state: 'failed', attempts: 5, lastError: 'the feed was away' });
    broken = false;
    expect((await staff.post(`/jobs/${failed.id}/restart`, why)).status).toBe(204);
    expect(await runDueJobs(api.db, kinds, api.now, { ended: () => {} })).toBe(1);
    expect(await listed()).toMatchObject([{ id: failed.id, state: 'done', attempts: 1 }]);
    expect((await staff.post(`/jobs/${failed.id}/restart`, why)).body.code).toBe('no-repetible');
    expect(await audited('job.restarted')).toHaveLength(1);
  });

  it('as a mail, stands in the inbox all the same, and leaves when staff send it again', async () => {
    const pilotId = await api.idOf('pilot');
    await api.db.queries
      .updateTable('pilot')
      .set({ email: 'eco@example.org' })
      .where('id', '=', pilotId)
      .execute();
    await api.db.transaction((tx) =>
      tellPilot(tx, pilotId, { kind: 'test', title: 'Un mensaje', body: 'Con su texto' }),
    );
    // Due by the clock of the test, not by that of the database.
    await api.db.queries.updateTable('outbox').set({ next_at: api.now() }).execute();
    const transport = smtpTransport(smtp.url, 'equipo@example.org');
    smtp.refuse('450 mailbox busy');
    for (let n = 0; n < 8; n += 1) {
      await sendDueMail(api.db, transport, api.now);
      api.pass(13 * 3600);
    }
    smtp.refuse(undefined);
    expect(await sendDueMail(api.db, transport, api.now)).toBe(0);
    const listed = async () => (await staff.get('/outbox?state=failed')).body.items;
    const [failed] = await listed();
    expect(failed).toMatchObject({ channel: 'mail', subject: 'Un mensaje' });
    expect(failed.lastError).toContain('mailbox busy');
    // Whose it is and what it says is nobody else's business.
    expect(JSON.stringify(failed)).not.toMatch(/eco@example|Con su texto/);
    const { items } = (await (await api.signedIn('pilot')).get('/me/messages')).body;
    expect(items).toContainEqual(expect.objectContaining({ title: 'Un mensaje', body: 'Con su texto' }));

    expect((await staff.post(`/outbox/${failed.id}/retry`, why)).status).toBe(204);
    expect(await sendDueMail(api.db, transport, api.now)).toBe(1);
    expect(smtp.received.map(({ to }) => to)).toEqual(['eco@example.org']);
    expect(await listed()).toEqual([]);
    expect((await staff.post(`/outbox/${failed.id}/retry`, why)).body.code).toBe('no-repetible');
    expect(await audited('outbox.retried')).toHaveLength(1);
    const { body } = await (await api.signedIn('administrator')).get('/audit?action=outbox.retried');
    expect(body.items[0].subject).toBe('Un mensaje');
  });

  it('is nobody’s to restart without the right to, and nothing is found where nothing is', async () => {
    const none = uuid();
    for (const path of [`/jobs/${none}/restart`, `/outbox/${none}/retry`]) {
      expect((await (await api.signedIn('pilot')).post(path, why)).status, path).toBe(403);
      expect((await staff.post(path, why)).status, path).toBe(404);
    }
  });
});
