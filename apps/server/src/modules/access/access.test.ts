import { beforeEach, describe, expect, it } from 'vitest';
import { apiForTests, CALLSIGNS, codeOf, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';

describeEachDatabase('access', (kind) => {
  const api = apiForTests(kind);
  beforeEach(() => api.pass(120));

  describe('signing in', () => {
    it('lets a pilot in with callsign and password, in any case, and out again', async () => {
      const client = api.visitor();
      const answer = await client.post('/session', { callsign: ' prb005 ', password: PASSWORD });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        stage: 'open',
        mustSetSecondFactor: false,
        pilot: { callsign: 'PRB005', roles: ['pilot'], status: 'active' },
      });
      expect(answer.headers.getSetCookie()[0]).toMatch(
        /^plataforma-sesion=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect((await client.get('/me')).body).toMatchObject({ callsign: 'PRB005', name: 'Eco' });
      expect((await client.delete('/session')).body.stage).toBe('none');
      expect((await client.get('/me')).status).toBe(401);
    });

    it('keeps nothing of the token but its digest', async () => {
      const client = await api.signedIn('pilot');
      const token = client.cookie('plataforma-sesion') ?? '';
      const rows = await api.db.queries.selectFrom('sign_in').selectAll().execute();
      expect(token).toHaveLength(43);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('says the same for a wrong password and an unknown callsign', async () => {
      const client = api.visitor();
      const wrong = await client.post('/session', { callsign: 'PRB005', password: 'otra' });
      const unknown = await client.post('/session', { callsign: 'PRB999', password: 'otra' });
      expect(wrong.status).toBe(401);
      expect({ ...unknown.body, instance: '' }).toEqual({ ...wrong.body, instance: '' });
    });

    it('PL-04: refuses the sixth try with seconds, whoever asks, also for an unknown callsign', async () => {
      for (const callsign of ['PRB006', 'PRB998']) {
        for (let n = 0; n < 5; n += 1)
          expect((await api.visitor().post('/session', { callsign, password: 'no es' })).status).toBe(401);
        const sixth = await api.visitor().post('/session', { callsign, password: PASSWORD });
        expect(sixth.status).toBe(429);
        expect(sixth.body.detail).toMatch(/^Demasiados intentos: espera \d+\u00a0segundos?/);
        expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      api.pass(60);
      expect((await api.visitor().post('/session', { callsign: 'PRB006', password: PASSWORD })).status).toBe(
        200,
      );
    });

    it('counts by address too, whatever X-Forwarded-For says', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 22; n += 1) {
        const body = { callsign: `PRB${100 + n}`, password: 'no' };
        const headers = { 'X-Forwarded-For': `10.0.0.${n}` };
        statuses.push((await api.visitor().post('/session', body, headers)).status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(20);
      expect(statuses.slice(20)).toEqual([429, 429]);
    });

    it('holds for thirty days after the last use, and no longer', async () => {
      const client = await api.signedIn('pilot');
      api.pass(29 * 86_400);
      expect((await client.get('/me')).status).toBe(200);
      api.pass(29 * 86_400);
      expect((await client.get('/me')).status).toBe(200);
      api.pass(31 * 86_400);
      expect((await client.get('/me')).status).toBe(401);
    });
  });

  describe('the second factor', () => {
    it('is asked of an administrator before anything of the desk', async () => {
      const client = api.visitor();
      await client.post('/session', { callsign: CALLSIGNS.second, password: PASSWORD });
      const refused = await client.get('/audit');
      expect(refused.status).toBe(403);
      expect(refused.body.code).toBe('segundo-factor-obligatorio');
      const start = await client.post('/me/second-factor/totp');
      expect(start.body.uri).toMatch(/^otpauth:\/\/totp\/Prueba:PRB002\?/);
      const code = codeOf(start.body.secret, api.now().getTime());
      expect((await client.post('/me/second-factor/totp/confirm', { code: '000000' })).status).toBe(401);
      expect((await client.post('/me/second-factor/totp/confirm', { code })).body).toMatchObject({
        required: true,
        totp: true,
      });
      expect((await client.get('/audit')).status).toBe(200);

      // From now on the password alone opens nothing, and a code works once.
      const again = api.visitor();
      const half = await again.post('/session', { callsign: CALLSIGNS.second, password: PASSWORD });
      expect(half.body).toMatchObject({ stage: 'second_factor', methods: ['totp'], pilot: null });
      expect((await again.get('/me')).status).toBe(401);
      expect((await again.post('/session/second-factor', { code })).body.code).toBe(
        'segundo-factor-incorrecto',
      );
      api.pass(60);
      const next = codeOf(start.body.secret, api.now().getTime());
      expect((await again.post('/session/second-factor', { code: next })).body.stage).toBe('open');
      expect((await again.get('/audit')).status).toBe(200);

      // The last one of an administrator stays.
      const removal = await again.post('/me/second-factor/totp/remove', { password: PASSWORD });
      expect(removal.body.code).toBe('segundo-factor-necesario');
    });

    it('is asked of all staff where the airline wants it, and of no pilot', async () => {
      const accountRules = { ...sampleAirline.accountRules, staffSecondFactor: true };
      const strict = await startApi(kind, { airline: { ...sampleAirline, accountRules } });
      const reviewer = strict.visitor();
      await reviewer.post('/session', { callsign: CALLSIGNS.reviewer, password: PASSWORD });
      expect((await reviewer.get('/session')).body.mustSetSecondFactor).toBe(true);
      expect((await reviewer.get('/reviews')).body.code).toBe('segundo-factor-obligatorio');
      expect((await reviewer.get('/bookings')).status).toBe(200);
      const pilot = await strict.signedIn('pilot');
      expect((await pilot.get('/session')).body.mustSetSecondFactor).toBe(false);
      await strict.close();
    });

    it('refuses a passkey that answers no question of ours', async () => {
      const client = await api.signedIn('pilot');
      const { body } = await client.post('/me/passkeys/options');
      expect(body.options).toMatchObject({ rp: { id: 'localhost', name: 'Prueba' } });
      const clientDataJSON = Buffer.from(
        JSON.stringify({ type: 'webauthn.create', challenge: 'bm90IG91cnM', origin: api.origin }),
      ).toString('base64url');
      const refused = await client.post('/me/passkeys', {
        label: 'Llave',
        credential: {
          id: 'abc',
          rawId: 'abc',
          type: 'public-key',
          response: { clientDataJSON, attestationObject: 'o2M' },
          clientExtensionResults: {},
        },
      });
      expect(refused.status).toBe(401);
    });
  });

  describe('password and devices', () => {
    it('changes the password and signs the other devices out', async () => {
      const [one, two] = [await api.signedIn('other'), await api.signedIn('other')];
      const devices = (await one.get('/me/devices')).body;
      expect(devices.filter((device: { current: boolean }) => device.current)).toHaveLength(1);
      expect((await one.post('/me/password', { current: 'no es', next: 'otra frase larga' })).status).toBe(
        403,
      );
      expect((await one.post('/me/password', { current: PASSWORD, next: 'PRB006PRB006' })).body.code).toBe(
        'contrasena-debil',
      );
      expect((await one.post('/me/password', { current: PASSWORD, next: 'otra frase larga' })).status).toBe(
        204,
      );
      expect((await one.get('/me')).status).toBe(200);
      expect((await two.get('/me')).status).toBe(401);
      expect((await one.post('/me/password', { current: 'otra frase larga', next: PASSWORD })).status).toBe(
        204,
      );
    });

    it('signs one device out, and never one of somebody else', async () => {
      const [mine, second, theirs] = [
        await api.signedIn('pilot'),
        await api.signedIn('pilot'),
        await api.signedIn('other'),
      ];
      const { body } = await second.get('/me/devices');
      const id = body.find((device: { current: boolean }) => device.current).id;
      expect((await theirs.delete(`/me/devices/${id}`)).status).toBe(404);
      expect((await mine.delete(`/me/devices/${id}`)).status).toBe(204);
      expect((await second.get('/me')).status).toBe(401);
      expect((await mine.get('/me')).status).toBe(200);
    });
  });

  describe('links', () => {
    it('PL-01: an invitation is accepted once, and makes a Segundo Oficial who can sign in', async () => {
      const staff = await api.signedIn('operations');
      const invited = await staff.post('/pilots', {
        callsign: 'PRB027',
        oldEnough: true,
        reason: 'Viene de otra aerolínea',
        email: 'N@Example.org',
      });
      expect(invited.status).toBe(201);
      const token = invited.body.url.split('#')[1];
      const client = api.visitor();
      expect((await client.post('/links/look', { token })).body).toMatchObject({
        kind: 'invitation',
        callsign: 'PRB027',
        airline: 'Prueba',
        minAge: 14,
      });
      const accept = {
        token,
        password: 'contraseña nueva y larga',
        termsAccepted: true,
        oldEnough: true,
      };
      expect((await client.post('/invitations/accept', { ...accept, termsAccepted: false })).body.code).toBe(
        'faltan-condiciones',
      );
      const accepted = await client.post('/invitations/accept', accept);
      expect(accepted.body).toMatchObject({ stage: 'open', pilot: { callsign: 'PRB027', status: 'active' } });
      expect((await client.get('/me')).body).toMatchObject({
        rank: 'Segundo Oficial',
        email: 'n@example.org',
      });
      const { items } = (await client.get('/me/messages')).body;
      expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
        'account.accept',
        'account.notices',
        'account.training',
      ]);
      expect(items.map(({ link }: { link: string | null }) => link)).toEqual([
        '/plataforma/',
        '/plataforma/avisos',
        '/plataforma/puntos',
      ]);
      // Only what is in force: nobody new has to read the summer of another year.
      expect(items[1].body).toMatch(/Orden de arranque$/);
      expect((await api.visitor().post('/invitations/accept', accept)).status).toBe(410);
      const own = await api.visitor().post('/session', { callsign: 'PRB027', password: accept.password });
      expect(own.status).toBe(200);
    });

    it('PL-01: lets an invitation run out after fourteen days', async () => {
      const staff = await api.signedIn('operations');
      const { body } = await staff.post('/pilots', {
        callsign: 'PRB028',
        oldEnough: true,
        reason: 'Viene de otra aerolínea',
      });
      api.pass(14 * 86_400 + 1);
      const token = body.url.split('#')[1];
      expect((await api.visitor().post('/links/look', { token })).status).toBe(410);
    });

    it('recovers by a link of staff, which ends every sign-in', async () => {
      const pilot = await api.signedIn('pilot');
      const staff = await api.signedIn('operations');
      const made = await staff.post('/pilots/PRB005/link', { reason: 'Ha olvidado su contraseña' });
      const token = made.body.url.split('#')[1];
      const use = { token, password: 'recuperada y larga' };
      expect((await api.visitor().post('/recovery/use', use)).status).toBe(204);
      expect((await pilot.get('/me')).status).toBe(401);
      expect((await api.visitor().post('/recovery/use', use)).status).toBe(410);
      const client = api.visitor();
      await client.post('/session', { callsign: 'PRB005', password: 'recuperada y larga' });
      expect(
        (await client.post('/me/password', { current: 'recuperada y larga', next: PASSWORD })).status,
      ).toBe(204);
    });

    it('mails a way back only where there is an address, and tells nobody', async () => {
      const pilot = await api.signedIn('pilot');
      const me = (await pilot.get('/me')).body;
      await pilot.patch('/me', { email: 'eco@example.org' }, me.version);
      const known = await api.visitor().post('/recovery', { callsign: 'prb005' });
      const unknown = await api.visitor().post('/recovery', { callsign: 'PRB900' });
      expect([known.status, unknown.status]).toEqual([202, 202]);
      const mails = await api.db.queries
        .selectFrom('outbox')
        .select(['target', 'body'])
        .where('subject', '=', 'Prueba: recupera tu acceso')
        .execute();
      expect(mails).toHaveLength(1);
      expect(mails[0]!.body).toMatch(/\/plataforma\/acceso\/recuperar#[\w-]{43}\n/);
      // The inbox has the news of it, and of the link of staff before; never a link.
      const { items } = (await pilot.get('/me/messages')).body;
      const titles = items.map(({ title }: { title: string }) => title);
      expect(titles).toContain('Han pedido recuperar tu acceso');
      expect(titles).toContain('El equipo te ha hecho un enlace de acceso');
      expect(JSON.stringify(items)).not.toContain('acceso/recuperar');
    });
  });

  it('acts by a key within its scopes, and not after it is revoked', async () => {
    const client = await api.signedIn('pilot');
    const made = await client.post('/me/keys', { label: 'Grabador', scopes: ['own:read'] });
    expect(made.status).toBe(201);
    const headers = { Authorization: `Bearer ${made.body.secret}` };
    expect((await api.visitor().get('/me', { headers })).body.callsign).toBe('PRB005');
    expect((await api.visitor().get('/me/devices', { headers })).status).toBe(403);
    expect((await client.delete(`/me/keys/${made.body.key.id}`)).status).toBe(204);
    expect((await api.visitor().get('/me', { headers })).status).toBe(401);
  });
});
