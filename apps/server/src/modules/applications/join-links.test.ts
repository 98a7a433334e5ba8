import { expect, it } from 'vitest';
import { application, apply, confirm, fromElsewhere, mailsTo, tokenTo } from '#server/testing/apply.ts';
import { apiForTests, type ApiServer, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

const REASON = 'Para el evento de mayo.';

/** Opens a link, waits as somebody who fills in the form, and sends who they are. */
async function joinBy(api: ApiServer, token: string, changes: object = {}, from = fromElsewhere()) {
  const opened = await api.visitor().post('/join-links/look', { token }, from);
  api.pass(30);
  const { answers: _answers, ...person } = application(changes);
  const sent = { token, formToken: opened.body.token, ...person };
  return { ...(await api.visitor().post('/join-links/join', sent, from)), email: person.email };
}

const secretOf = (url: string) => new URL(url).hash.slice(1);

describeEachDatabase('links that let people in', (kind) => {
  const api = apiForTests(kind, { byMail: true, trustedProxies: 1 });
  const staff = signedInEachTest(api, 'operations');
  const make = async (changes: object = {}) => {
    const { status, body } = await staff.post('/join-links', {
      uses: 2,
      days: 14,
      reason: REASON,
      ...changes,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return { id: body.link.id as string, token: secretOf(body.url), url: body.url as string };
  };
  const shown = async (id: string) =>
    (await staff.get('/join-links')).body.items.find((one: { id: string }) => one.id === id);

  it('give the next free callsign once the mailbox has confirmed, and count a use only then', async () => {
    const { id, token } = await make({ label: 'Evento de mayo' });
    const free = (await staff.get('/invitations/next-callsign')).body.callsign;
    const { status, body, email } = await joinBy(api, token, { name: 'Bea Ruiz' });
    expect([status, body]).toEqual([202, { next: 'confirm', url: null }]);
    expect(await shown(id)).toMatchObject({ label: 'Evento de mayo', uses: 2, used: 0, state: 'open' });
    expect((await mailsTo(api, email)).at(-1)?.body).not.toContain('Bea');
    const secret = await tokenTo(api, email);
    const confirmed = await confirm(api, email);
    expect(confirmed.body.next).toBe('enter');
    expect(await shown(id)).toMatchObject({ used: 1, state: 'open', createdBy: 'PRB004' });
    const entered = await api.visitor().post('/invitations/accept', {
      token: secretOf(confirmed.body.url),
      password: 'nubes sobre la meseta',
      termsAccepted: true,
      oldEnough: true,
    });
    expect(entered.body).toMatchObject({ stage: 'open', pilot: { callsign: free } });
    // The same mail once more lets nobody else in.
    const again = await api.visitor().post('/applications/confirm', { token: secret }, fromElsewhere());
    expect([again.status, again.body]).toEqual([200, { next: 'enter', url: null }]);
    expect(await shown(id)).toMatchObject({ used: 1 });
    const decided = (await staff.get('/applications?state=decided')).body.items;
    expect(decided[0]).toMatchObject({ name: 'Bea Ruiz', state: 'accepted', byLink: true, callsign: free });
    const noted = (await (await api.signedIn('administrator')).get('/audit?action=join-link.')).body.items;
    expect(noted.map(({ action, actor }: Record<string, string>) => [action, actor])).toEqual([
      ['join-link.used', 'programa'],
      ['join-link.made', 'PRB004'],
    ]);
  });

  it('let in no more than they say, however many come at once', async () => {
    const { id, token } = await make({ uses: 3 });
    const emails: string[] = [];
    for (let n = 0; n < 7; n += 1) emails.push((await joinBy(api, token)).email);
    const tokens = await Promise.all(emails.map((email) => tokenTo(api, email)));
    const confirmed = await Promise.all(
      tokens.map((secret) => api.visitor().post('/applications/confirm', { token: secret }, fromElsewhere())),
    );
    expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 410, 410, 410, 410,
    ]);
    const late = confirmed.find(({ status }) => status === 410);
    expect(late?.body.detail).toBe(
      'Por este enlace ya ha entrado toda la gente que cabía. Pide otro a quien te lo dio.',
    );
    expect(await shown(id)).toMatchObject({ uses: 3, used: 3, state: 'used' });
    const rows = await api.db.queries
      .selectFrom('pilot')
      .select('callsign')
      .where('email', 'in', emails)
      .execute();
    expect(new Set(rows.map(({ callsign }) => callsign)).size).toBe(3);
    const look = await api.visitor().post('/join-links/look', { token });
    expect([look.status, look.body.code]).toEqual([410, 'enlace-no-valido']);
  });

  it('end by their day and when they are withdrawn, also for who has opened them before', async () => {
    const { id, token } = await make({ days: 1 });
    const { email } = await joinBy(api, token);
    const withdrawn = await make();
    const waits = await joinBy(api, withdrawn.token);
    expect((await staff.post(`/join-links/${withdrawn.id}/revoke`, { reason: REASON })).body.state).toBe(
      'revoked',
    );
    expect((await staff.post(`/join-links/${withdrawn.id}/revoke`, { reason: REASON })).status).toBe(412);
    const gone = await confirm(api, waits.email);
    expect([gone.status, gone.body.detail]).toEqual([
      410,
      expect.stringContaining('el equipo lo ha retirado'),
    ]);
    api.pass(86_400);
    const late = await confirm(api, email);
    expect([late.status, late.body.detail]).toEqual([410, expect.stringContaining('ya ha caducado')]);
    const again = await api.signedIn('operations');
    const { items } = (await again.get('/join-links')).body;
    expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({ state: 'ended', used: 0 });
  });

  it.each([
    { uses: 0 },
    { uses: 101 },
    { days: 0 },
    { days: 91 },
    { uses: 1.5 },
    { label: '' },
    { reason: 'No' },
  ])('are not made with %j', async (wrong) => {
    const { status } = await staff.post('/join-links', { uses: 2, days: 14, reason: REASON, ...wrong });
    expect(status).toBe(422);
  });

  it('refuse minors, who does not agree, and forms that nobody opened; a mailbox that is known is told apart by itself alone', async () => {
    const { token } = await make();
    expect((await joinBy(api, token, { oldEnough: false })).body.code).toBe('edad-minima');
    expect((await joinBy(api, token, { privacyAccepted: false })).status).toBe(422);
    const { answers: _answers, ...person } = application();
    const forged = await api
      .visitor()
      .post('/join-links/join', { token, formToken: 'nada', ...person }, fromElsewhere());
    expect(forged.body.code).toBe('formulario-no-valido');
    const unknown = await joinBy(api, 'x'.repeat(43));
    expect(unknown.status).toBe(422);
    const email = 'eco@example.org';
    await api.db.queries.updateTable('pilot').set({ email }).where('callsign', '=', 'PRB005').execute();
    const [known, other] = [await joinBy(api, token, { email }), await joinBy(api, token)];
    expect([known.status, known.body]).toEqual([other.status, other.body]);
    expect((await mailsTo(api, email)).at(-1)?.body).toContain('Ya tienes una cuenta: PRB005.');
    await api.db.queries.updateTable('pilot').set({ email: null }).where('callsign', '=', 'PRB005').execute();
  });

  it('take an application of the same mailbox along', async () => {
    const { token } = await make();
    const sent = application();
    await apply(api, sent);
    await confirm(api, sent.email);
    await joinBy(api, token, { email: sent.email });
    await confirm(api, sent.email);
    const rows = await api.db.queries
      .selectFrom('application')
      .select('state')
      .where('email', '=', sent.email)
      .execute();
    expect(rows).toEqual([{ state: 'accepted' }]);
  });
});

describeEachDatabase('links of an airline that sends no mail', (kind) => {
  const api = apiForTests(kind, { trustedProxies: 1 });

  it('let people in at once, and never one more than they say', async () => {
    const staff = await api.signedIn('operations');
    const { body } = await staff.post('/join-links', { uses: 2, days: 14, reason: REASON });
    const token = secretOf(body.url);
    const forms = await Promise.all(
      Array.from(
        { length: 6 },
        async () => (await api.visitor().post('/join-links/look', { token })).body.token,
      ),
    );
    api.pass(30);
    const answers = await Promise.all(
      forms.map((formToken) => {
        const { answers: _answers, ...person } = application();
        return api.visitor().post('/join-links/join', { token, formToken, ...person }, fromElsewhere());
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      202, 202, 410, 410, 410, 410,
    ]);
    const urls = answers.flatMap(({ body: { url } }) => (url ? [url] : []));
    expect(new Set(urls).size).toBe(2);
    expect((await api.visitor().post('/links/look', { token: secretOf(urls[0]) })).status).toBe(200);
  });
});
