import { expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, CALLSIGNS, type Person, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { refusalOf } from '#server/testing/report-desk.ts';

const reason = 'Se reparte el trabajo de otra forma.';
const NEW = { title: 'Jefe de Flota', roles: ['reviewer'], capabilities: ['fleet.write'], reason };

describeEachDatabase('a position of the airline that staff write', (kind) => {
  const api = apiForTests(kind);
  const administrator = signedInForTests(api, 'administrator');
  const pilot = signedInForTests(api, 'pilot');
  const read = async () => (await administrator.get('/positions')).body;
  const find = async (id: string) =>
    (await read()).items.find((one: { id: string }) => one.id === id) ?? { version: 0 };
  const send = async (way: 'PUT' | 'remove' | 'undo', id: string, body: object = {}, by = administrator) => {
    const { version } = await find(id);
    const headers = { 'If-Match': `"v${version}"` };
    return way === 'PUT'
      ? by.ask('PUT', `/positions/${id}`, { body, headers })
      : by.ask('POST', `/positions/${id}/${way}`, { body, headers });
  };
  const canOf = async (client: ApiClient): Promise<string[]> =>
    (await client.get('/session')).body.pilot.capabilities;
  const hold = (person: Person, positions: string[], capabilities: string[] = []) =>
    api.db.queries
      .updateTable('pilot')
      .set({ positions, capabilities })
      .where('callsign', '=', CALLSIGNS[person])
      .execute();

  it('is of those who may give rights, and of nobody else', async () => {
    const operations = await api.signedIn('operations');
    for (const client of [pilot, operations]) {
      expect((await client.get('/positions')).status).toBe(403);
      expect((await client.post('/positions', NEW)).status).toBe(403);
    }
    expect((await read()).items.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['CEO', 'Jefe TR', 'Operaciones']),
    );
  });

  it('holds at once for who has it, who is told what it brings', async () => {
    expect((await administrator.post('/positions', NEW)).body).toMatchObject({
      id: 'jefe-de-flota',
      version: 1,
      position: { roles: ['reviewer'], capabilities: ['fleet.write'] },
    });
    await hold('pilot', ['Jefe de Flota']);
    expect(await canOf(pilot)).toEqual(expect.arrayContaining(['reports.review', 'fleet.write']));
    const less = { roles: [], capabilities: ['fleet.write', 'training'], reason };
    expect((await send('PUT', 'jefe-de-flota', less)).status).toBe(200);
    const now = await canOf(pilot);
    expect(now).toEqual(expect.arrayContaining(['fleet.write', 'training']));
    expect(now).not.toContain('reports.review');
    const [message] = (await pilot.get('/me/messages')).body.items;
    expect(message.title).toBe('Ha cambiado lo que trae tu cargo, Jefe de Flota');
    expect(message.body).toContain('Ahora trae también: «Proponer promociones y firmar verificaciones».');
    expect(message.body).toContain('Ya no trae: «Consultar los informes de todos»');
    expect(await find('jefe-de-flota')).toMatchObject({ holders: ['PRB005'], isWritten: true });
  });

  it('is changed although the content has it, and put back as it was', async () => {
    const before = await find('jefe-tr');
    expect(before).toMatchObject({ version: 0, isWritten: false, roles: ['reviewer'] });
    await hold('other', ['Jefe TR']);
    const other = await api.signedIn('other');
    expect((await send('PUT', 'jefe-tr', { roles: [], capabilities: [], reason })).status).toBe(200);
    expect(await canOf(other)).not.toContain('training');
    expect((await send('undo', 'jefe-tr')).body.position).toMatchObject({ roles: ['reviewer'] });
    expect(await canOf(other)).toContain('training');
    expect(await find('jefe-tr')).toMatchObject({ isWritten: false, version: 2 });
    const { history } = await read();
    const own = history.filter(({ id }: { id: string }) => id === 'jefe-tr');
    expect(own.map(({ isLast }: { isLast: boolean }) => isLast)).toEqual([true, false]);
    expect(own[1]).toMatchObject({
      before: { roles: ['reviewer'], capabilities: ['training'] },
      after: { roles: [], capabilities: [] },
      callsign: 'PRB001',
      reason,
    });
  });

  it('is not taken away while somebody holds it, by name; then it is, and comes back', async () => {
    const held = await send('remove', 'jefe-tr');
    expect(refusalOf(held)).toEqual([409, 'cargo-en-uso']);
    expect(held.body.detail).toBe('Lo llevan PRB003 y PRB006: quítaselo antes en su ficha de piloto.');
    await hold('other', []);
    await hold('reviewer', []);
    expect((await send('remove', 'jefe-tr')).body.position).toBeNull();
    expect((await read()).items.map(({ id }: { id: string }) => id)).not.toContain('jefe-tr');
    const titled = { ...NEW, title: 'JEFE-TR' };
    expect(refusalOf(await administrator.post('/positions', titled))).toEqual([422, 'datos-no-validos']);
    const { history } = await read();
    const undone = await administrator.ask('POST', '/positions/jefe-tr/undo', {
      body: {},
      headers: { 'If-Match': `"v${history[0].version}"` },
    });
    expect(undone.body.position).toMatchObject({ title: 'Jefe TR', capabilities: ['training'] });
  });

  it('gives nobody what whoever writes it lacks, by any of its acts', async () => {
    // Somebody who may give rights and signs sheets, and is no administrator.
    await hold('other', [], ['roles', 'training']);
    const other = await api.signedIn('other');
    const refused = [
      await other.post('/positions', { ...NEW, title: 'Otro', roles: [], capabilities: ['audit.read'] }),
      await other.post('/positions', { ...NEW, title: 'Otro', roles: ['administrator'], capabilities: [] }),
      await send('PUT', 'jefe-tr', { roles: ['administrator'], capabilities: [], reason }, other),
      // Nor does it take from others what they lack.
      await send('PUT', 'operaciones', { roles: [], capabilities: [], reason }, other),
      await send('remove', 'operaciones', {}, other),
      await send('undo', 'jefe-de-flota', {}, other),
    ];
    for (const answer of refused) expect(refusalOf(answer)).toEqual([403, 'permiso-que-no-tienes']);
    const own = await other.post('/positions', {
      ...NEW,
      title: 'Otro',
      roles: [],
      capabilities: ['training'],
    });
    expect(own.status).toBe(201);
    await hold('other', []);
  });

  it('says of a position that was only words what it brings, before anybody gets it by its name', async () => {
    await hold('other', ['Mascota']);
    expect(await find('mascota')).toMatchObject({ version: 0, holders: ['PRB006'], roles: [] });
    expect((await administrator.post('/positions', { ...NEW, title: 'Mascota' })).status).toBe(422);
    const gives = { roles: ['reviewer'], capabilities: [], reason };
    expect((await send('PUT', 'mascota', gives)).status).toBe(200);
    expect(await canOf(await api.signedIn('other'))).toContain('reports.review');
    expect((await send('undo', 'mascota')).status).toBe(409);
    await hold('other', []);
  });

  it('of the last administrators keeps that role', async () => {
    await api.db.queries
      .updateTable('pilot')
      .set({ roles: [] })
      .where('callsign', 'in', ['PRB001', 'PRB002'])
      .execute();
    await api.db.queries
      .updateTable('pilot')
      .set({ positions: ['CEO'] })
      .where('callsign', 'in', ['PRB001', 'PRB002'])
      .execute();
    const last = await send('PUT', 'ceo', { roles: ['operations'], capabilities: [], reason });
    expect(refusalOf(last)).toEqual([409, 'ultimo-administrador']);
    expect(await canOf(administrator)).toContain('audit.read');
  });

  it('is not written over while a colleague changes it, who is named', async () => {
    const second = await api.signedIn('second');
    const { version } = await find('jefe-de-flota');
    const change = (client: ApiClient, capabilities: string[]) =>
      client.ask('PUT', '/positions/jefe-de-flota', {
        body: { roles: [], capabilities, reason },
        headers: { 'If-Match': `"v${version}"` },
      });
    const answers = await Promise.all([change(administrator, ['training']), change(second, ['fleet.write'])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412);
    expect(late?.body.detail).toMatch(/^PRB00[12] lo ha cambiado a las \d{2}:\d{2}Z/);
  });

  it('is added once by two people who press at the same time', async () => {
    const second = await api.signedIn('second');
    const twin = { ...NEW, title: 'Prensa' };
    const answers = await Promise.all([
      administrator.post('/positions', twin),
      second.post('/positions', twin),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  });

  it.each(['nada', 'PRB101', 'a'.repeat(60), '%00', '<b>'])(
    'called %s is not found by any act',
    async (id) => {
      for (const way of ['PUT', 'remove', 'undo'] as const) {
        const body = way === 'PUT' ? { roles: [], capabilities: [], reason } : {};
        expect([404, 422]).toContain((await send(way, encodeURIComponent(id), body)).status);
      }
    },
  );
});
