import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { application, apply, confirm, fromElsewhere, mailsTo, tokenTo } from '#server/testing/apply.ts';
import { describeEachDatabase, describeOneDatabase } from '#server/testing/databases.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

const OLDER = { ...sampleAirline, accountRules: { ...sampleAirline.accountRules, minAge: 16 } };

describeEachDatabase('an application', (kind) => {
  const api = apiForTests(kind, { byMail: true, trustedProxies: 1, airline: OLDER });
  const kept = (email: string) =>
    api.db.queries.selectFrom('application').selectAll().where('email', '=', email).execute();

  it('counts once its address is confirmed, by a link that works twice and means one', async () => {
    const staff = await api.signedIn('operations');
    const sent = application({ name: 'Bea Ruiz', vatsimCid: 1_234_567 });
    const answer = await apply(api, { ...sent, email: sent.email.toUpperCase() });
    expect([answer.status, answer.body]).toEqual([202, { next: 'confirm' }]);
    const waiting = async () => (await staff.get('/applications')).body.items;
    expect(await waiting()).toEqual([]);
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await confirm(api, sent.email);
      expect([status, body]).toEqual([200, { next: 'wait', url: null }]);
    }
    expect(await waiting()).toMatchObject([
      {
        name: 'Bea Ruiz',
        email: sent.email,
        confirmed: true,
        vatsimCid: 1_234_567,
        ivaoVid: null,
        answers: [
          { question: '¿Por qué quieres volar con nosotros?', answer: 'Por los horarios y la gente' },
        ],
        alike: [],
      },
    ]);
  });

  it('is not told apart from one at an address that is known, which its mailbox alone hears of', async () => {
    const [pilot, gone] = [await api.idOf('pilot'), await api.idOf('other')];
    const set = (id: string, columns: object) =>
      api.db.queries.updateTable('pilot').set(columns).where('id', '=', id).execute();
    await set(pilot, { email: 'eco@example.org' });
    await set(gone, { email: 'foxtrot@example.org', status: 'retired' });
    const staff = await api.signedIn('operations');
    const invited = { callsign: 'PRB050', email: 'golf@example.org', oldEnough: true };
    await staff.post('/pilots', { ...invited, reason: 'Viene de otra aerolínea' });
    const stranger = application();
    const answers = [];
    for (const email of ['eco@example.org', 'foxtrot@example.org', 'golf@example.org', stranger.email]) {
      const { status, headers, body } = await apply(api, { ...stranger, email });
      answers.push([status, body, [...headers.keys()].toSorted()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await mailsTo(api, 'eco@example.org')).at(-1)).toMatchObject({ pilot_id: pilot });
    expect((await mailsTo(api, 'eco@example.org')).at(-1)?.body).toContain('Ya tienes una cuenta: PRB005.');
    expect((await mailsTo(api, 'foxtrot@example.org')).at(-1)?.body).toContain('se dio de baja');
    expect((await mailsTo(api, 'golf@example.org')).at(-1)?.body).toContain('una invitación como PRB050');
    expect(await kept('eco@example.org')).toEqual([]);
    await set(gone, { email: null, status: 'active' });
    await set(pilot, { email: null });
  });

  it('writes nothing of what was typed to a mailbox that may be somebody else’s', async () => {
    const sent = application({ name: 'Gane dinero en casino punto example' });
    await apply(api, { ...sent, answers: { 'por-que': 'Visite casino punto example ya' } });
    const [mail] = await mailsTo(api, sent.email);
    expect(mail?.body).toContain('/plataforma/acceso/solicitud#');
    expect(JSON.stringify(mail)).not.toMatch(/casino|dinero/);
  });

  it.each([
    [{ oldEnough: false }, 'edad-minima', 'Hay que tener 16 años cumplidos para volar en la compañía.'],
    [{ privacyAccepted: false }, 'datos-no-validos', 'Lee la política de privacidad'],
    [{ answers: {} }, 'datos-no-validos', 'Contesta a esta pregunta.'],
    [{ answers: { 'por-que': 'Corto' } }, 'datos-no-validos', 'Escribe al menos 10'],
    [{ answers: { 'por-que': 'Por la gente', desde: 'Ayer' } }, 'datos-no-validos', 'Elige una de las'],
    [{ answers: { 'por-que': 'Por la gente', toString: 'x' } }, 'datos-no-validos', 'ya no se hace'],
    [{ email: 'nada' }, 'datos-no-validos', ''],
    [{ name: ' \u200b ' }, 'datos-no-validos', ''],
    [{ vatsimCid: 0 }, 'datos-no-validos', ''],
  ])('that says %j is refused in words, and kept nowhere', async (changes, code, words) => {
    const sent = application(changes);
    const { status, body } = await apply(api, sent);
    expect([status, body.code]).toEqual([422, code]);
    expect(body.detail).toContain(words);
    expect(await kept(sent.email)).toEqual([]);
  });

  it('comes from a form that was opened here, not just now and not days ago', async () => {
    const early = await apply(api, application(), { seconds: 2 });
    expect([early.status, early.body.code]).toEqual([422, 'formulario-muy-pronto']);
    const late = await apply(api, application(), { seconds: 25 * 3600 });
    expect([late.status, late.body.code]).toEqual([422, 'formulario-no-valido']);
    const { token } = (await api.visitor().get('/applications/form')).body;
    api.pass(60);
    const [opened, signature] = token.split('.');
    for (const forged of [
      'nada',
      `${Number(opened) - 1}.${signature}`,
      `${opened}.${signature.split('').toReversed().join('')}`,
      `${opened}.${'A'.repeat(43)}`,
      `${opened}1.${signature}`,
      `-${opened}.${signature}`,
      opened,
    ]) {
      const sent = { formToken: forged, ...application() };
      const { status, body } = await api.visitor().post('/applications', sent, fromElsewhere());
      expect([status, body.code], forged).toEqual([422, 'formulario-no-valido']);
    }
  });

  it('of a program that fills in what nobody sees is answered as any other, and kept nowhere', async () => {
    const sent = application({ website: 'https://casino.example' });
    expect((await apply(api, sent)).body).toEqual({ next: 'confirm' });
    expect(await kept(sent.email)).toEqual([]);
    expect(await mailsTo(api, sent.email)).toEqual([]);
  });

  it('of one person twice is one: the one that was confirmed last', async () => {
    const sent = application();
    await apply(api, { ...sent, name: 'Ana' });
    const first = await tokenTo(api, sent.email);
    await confirm(api, sent.email);
    await apply(api, { ...sent, name: 'Ana Pérez López' });
    expect((await kept(sent.email)).map(({ state }) => state).toSorted()).toEqual(['unconfirmed', 'waiting']);
    await confirm(api, sent.email);
    expect((await kept(sent.email)).map(({ name, state }) => [name, state])).toEqual([
      ['Ana Pérez López', 'waiting'],
    ]);
    const again = await api.visitor().post('/applications/confirm', { token: first }, fromElsewhere());
    expect([again.status, again.body.code]).toEqual([410, 'enlace-no-valido']);
  });

  it('confirmed from two windows at once is one', async () => {
    const sent = application();
    const tokens = [];
    for (const name of ['Una', 'Otra']) {
      await apply(api, { ...sent, name });
      tokens.push(await tokenTo(api, sent.email));
    }
    const confirmed = await Promise.all(
      [...tokens, ...tokens].map((token) =>
        api.visitor().post('/applications/confirm', { token }, fromElsewhere()),
      ),
    );
    expect(confirmed.map(({ status }) => status)).toContain(200);
    expect(confirmed.every(({ status }) => status === 200 || status === 410)).toBe(true);
    expect((await kept(sent.email)).map(({ state }) => state)).toEqual(['waiting']);
  });

  it('confirmed too late is gone, and the link says so', async () => {
    const sent = application();
    await apply(api, sent);
    api.pass(3 * 86_400 + 60);
    const late = await confirm(api, sent.email);
    expect([late.status, late.body.code]).toEqual([410, 'enlace-no-valido']);
    expect(late.body.detail).toContain('vuelve a enviarla');
  });
});

describeEachDatabase('applications without end', (kind) => {
  const api = apiForTests(kind, { byMail: true, trustedProxies: 1 });
  const waits = /^Demasiados intentos: espera \d+\s(?:minutos?|segundos?) y vuelve a probar\.$/;
  /** Sends until one is refused; answers how many came through. */
  const flood = async (most: number, send: (n: number) => ReturnType<typeof apply>) => {
    for (let n = 0; n < most; n += 1) {
      const { status, body } = await send(n);
      if (status !== 202) {
        expect([status, body.code]).toEqual([429, 'demasiadas-peticiones']);
        expect(body.detail).toMatch(waits);
        return n;
      }
    }
    return most;
  };

  it('come to an end from one address, one part of the network and for one mailbox, and let others through', async () => {
    const at = (address: string) => ({ from: { 'X-Forwarded-For': address }, seconds: 5 });
    expect(await flood(20, () => apply(api, application(), at('192.0.2.1')))).toBe(6);
    expect((await apply(api, application(), at('192.0.2.2'))).status).toBe(202);
    // Seven of the thirty came from the two above, one of them was refused before it counted.
    expect(await flood(50, (n) => apply(api, application(), at(`192.0.2.${10 + n}`)))).toBe(23);
    expect((await apply(api, application(), at('198.51.100.1'))).status).toBe(202);
    const { email } = application();
    expect(await flood(9, () => apply(api, application({ email }), { seconds: 5 }))).toBe(3);
    expect(await mailsTo(api, email)).toHaveLength(3);
    expect((await apply(api, application())).status).toBe(202);
    api.pass(3600);
    expect((await apply(api, application({ email }))).status).toBe(202);
  });

  it('come to an end for the airline as a whole, and go on in the next hour', async () => {
    api.pass(3600);
    await apply(api, application());
    await api.db.queries
      .updateTable('rate_limit')
      .set({ requests: 300 })
      .where('bucket', '=', 'application')
      .execute();
    expect((await apply(api, application(), { seconds: 5 })).status).toBe(429);
    api.pass(3600);
    expect((await apply(api, application())).status).toBe(202);
  });
});

describeOneDatabase('an airline', (kind) => {
  const api = apiForTests(kind, { trustedProxies: 1 });
  const closed = apiForTests(kind, { airline: { ...sampleAirline, applications: null } });
  const asksNumber = apiForTests(kind, {
    airline: { ...sampleAirline, applications: { networkIds: 'uno', questions: [] } },
  });
  const asksNone = apiForTests(kind, {
    airline: { ...sampleAirline, applications: { networkIds: 'ninguno', questions: [] } },
  });

  it('that sends no mail takes applications at once, says so, and tells its staff that nobody has confirmed them', async () => {
    expect((await api.visitor().get('/applications/form')).body).toMatchObject({ byMail: false, minAge: 14 });
    const sent = application();
    expect((await apply(api, sent)).body).toEqual({ next: 'wait' });
    await apply(api, { ...sent, name: 'Otra con su correo' });
    const { items } = (await (await api.signedIn('operations')).get('/applications')).body;
    // Nobody who knows an address takes away what was sent from it.
    expect(items).toMatchObject([
      { name: 'Ana Pérez', confirmed: false, alike: [{ by: 'email', callsign: null, state: 'waiting' }] },
      { name: 'Otra con su correo', confirmed: false, alike: [{ by: 'email', state: 'waiting' }] },
    ]);
  });

  it('that takes none says so, to the form and to what is sent all the same', async () => {
    const form = await closed.visitor().get('/applications/form');
    expect([form.status, form.body.detail]).toEqual([
      404,
      'Ahora Prueba no admite solicitudes desde la página.',
    ]);
    const { status } = await apply(closed, { formToken: 'x', ...application() });
    expect(status).toBe(404);
  });

  it('asks for a number at a network or for none, as it likes', async () => {
    const plain = application({ answers: {} });
    const refused = await apply(asksNumber, plain);
    expect(refused.body.errors).toEqual([
      { pointer: '/vatsimCid', message: 'Escribe tu número de VATSIM o el de IVAO' },
    ]);
    expect((await apply(asksNumber, { ...plain, ivaoVid: 123_456 })).status).toBe(202);
    await apply(asksNone, { ...plain, ivaoVid: 123_456 });
    const [row] = await asksNone.db.queries.selectFrom('application').select('ivao_vid').execute();
    expect(row?.ivao_vid).toBeNull();
  });
});
