import { expect, it } from 'vitest';
import { signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import {
  acceptAtDesk,
  actAtDesk,
  REASON,
  refusalOf,
  rejectAtDesk,
  sendTyped,
  reportDesk,
} from '#server/testing/report-desk.ts';
import { sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('second pilots', (kind) => {
  const { api, pilot, reviewer, operations, totals } = reportDesk(kind);
  const other = signedInEachTest(api, 'other');

  const typeOne = (client = pilot, hoursAgo = 1, change: object = { secondPilot: 'PRB006' }) =>
    sendTyped(api, client, hoursAgo, change);
  /** The report that the other pilot was asked to confirm last. */
  const invited = async () => {
    const { body } = await other.get('/me/messages');
    const found = body.items.find(({ link }: { link?: string }) => link?.startsWith('/plataforma/informes/'));
    return found.link.split('/').at(-1) as string;
  };

  it('PL-33: base points and hours for both once the other has confirmed', async () => {
    const before = await totals(other);
    const holder = await typeOne();
    expect((await pilot.get(`/reports/${holder}`)).body.secondPilot).toEqual({
      callsign: 'PRB006',
      state: 'named',
    });
    await acceptAtDesk(reviewer, holder);
    const second = await invited();
    expect((await other.get(`/reports/${second}`)).body).toMatchObject({
      state: 'draft',
      source: 'second_pilot',
      points: 0,
      holder: { callsign: 'PRB005', state: 'accepted' },
    });
    expect(await totals(other)).toMatchObject({ points: before.points, minutes: before.minutes });
    const { body } = await other.post(`/reports/${second}/confirm`);
    expect(body).toMatchObject({
      state: 'accepted',
      outcome: 'valid',
      score: null,
      points: 10,
      countedMin: 70,
    });
    // Pressed twice it is one confirmation.
    expect((await other.post(`/reports/${second}/confirm`)).body).toMatchObject({
      points: 10,
      countedMin: 70,
    });
    expect((await pilot.get(`/reports/${holder}`)).body).toMatchObject({
      points: 10,
      countedMin: 70,
      secondPilot: { state: 'confirmed' },
    });
    expect(refusalOf(await pilot.post(`/reports/${holder}/second-pilot`, { secondPilot: null }))).toEqual([
      409,
      'segundo-piloto-confirmado',
    ]);
    expect(refusalOf(await actAtDesk(operations, second, 'reopen', { text: REASON }))).toEqual([
      409,
      'informe-de-segundo-piloto',
    ]);
  });

  it('PL-33: none for both below the minimum', async () => {
    const [ours, theirs] = [await totals(pilot), await totals(other)];
    const { body: begun } = await pilot.post('/reports/start', startBody(`second-${api.now().getTime()}`));
    await pilot.post(`/reports/${begun.code}/second-pilot`, { secondPilot: 'PRB006' });
    await sendFlight(pilot, api, begun.code, testFlight(api, { touchdownFpm: 900 }));
    expect((await pilot.post(`/reports/${begun.code}/submit`, {})).body.outcome).toBe('below_minimum');
    const { body } = await other.post(`/reports/${await invited()}/confirm`);
    expect(body).toMatchObject({ state: 'accepted', outcome: 'below_minimum', points: 0, countedMin: 0 });
    for (const [client, before] of [
      [pilot, ours],
      [other, theirs],
    ] as const)
      expect(await totals(client)).toMatchObject({ points: before.points, minutes: before.minutes });
  }, 60_000);

  it('PL-31: is outside the two reports by hand of the month', async () => {
    for (const hours of [1, 4]) await typeOne(other, hours, {});
    await acceptAtDesk(reviewer, await typeOne(pilot, 8));
    expect((await other.post(`/reports/${await invited()}/confirm`)).body.state).toBe('accepted');
    expect((await other.get('/reports/manual')).body.usedThisMonth).toBe(2);
  });

  it('PL-54: falls with the holder’s report and comes back with it, without a second confirmation', async () => {
    const before = await totals(other);
    const holder = await typeOne();
    await acceptAtDesk(reviewer, holder);
    const second = await invited();
    await other.post(`/reports/${second}/confirm`);
    const counted = await totals(other);
    expect([counted.points, counted.minutes]).toEqual([before.points + 10, before.minutes + 70]);
    const state = async () => (await other.get(`/reports/${second}`)).body.state;

    await actAtDesk(operations, holder, 'reopen', { text: REASON });
    expect([await state(), (await totals(other)).minutes]).toEqual(['submitted', before.minutes]);
    await acceptAtDesk(reviewer, holder);
    expect([await state(), await totals(other)]).toEqual(['accepted', counted]);

    await actAtDesk(operations, holder, 'reopen', { text: REASON });
    await rejectAtDesk(reviewer, holder);
    expect([await state(), (await totals(other)).points]).toEqual(['voided', before.points]);
    await pilot.post(`/reports/${holder}/appeal`, { text: 'El vuelo es verdadero: hay captura.' });
    await actAtDesk(operations, holder, 'resolve', { verdict: 'uphold', answer: REASON });
    expect([await state(), await totals(other)]).toEqual(['accepted', counted]);

    const facts = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };
    const administrator = await api.signedIn('administrator');
    await actAtDesk(operations, holder, 'void', facts);
    await actAtDesk(administrator, holder, 'void', { facts: facts.facts });
    expect([await state(), (await totals(other)).points]).toEqual(['voided', before.points]);
    await pilot.post(`/reports/${holder}/appeal`, { text: 'La red se cortó y lo puedo demostrar.' });
    await actAtDesk(await api.signedIn('second'), holder, 'resolve', { verdict: 'uphold', answer: REASON });
    expect([await state(), await totals(other)]).toEqual(['accepted', counted]);
  });

  it('can be declined, named again, and never overlaps a flight of one’s own', async () => {
    const own = await typeOne(other, 1, {});
    const holder = await typeOne();
    await acceptAtDesk(reviewer, holder);
    const second = await invited();
    const refused = await other.post(`/reports/${second}/confirm`);
    expect(refusalOf(refused)).toEqual([409, 'vuelo-solapado']);
    expect(refused.body.detail).toContain(own);
    await other.post(`/reports/${second}/discard`, {});
    expect((await pilot.get(`/reports/${holder}`)).body.secondPilot.state).toBe('declined');
    await pilot.post(`/reports/${holder}/second-pilot`, { secondPilot: 'PRB006' });
    const again = await invited();
    expect(again).not.toBe(second);
    await pilot.post(`/reports/${holder}/second-pilot`, { secondPilot: null });
    expect((await other.get(`/reports/${again}`)).body).toMatchObject({ state: 'voided', reason: 'holder' });
    expect(refusalOf(await pilot.post(`/reports/${holder}/second-pilot`, { secondPilot: 'PRB005' }))).toEqual(
      [422, 'datos-no-validos'],
    );
  });
});
