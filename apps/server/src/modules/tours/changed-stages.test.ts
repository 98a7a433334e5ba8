import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { sendStage } from '#server/testing/stage-flights.ts';

const [nacional] = sampleOperations.tours;
const islas = { ...nacional!, id: 'islas', name: 'Tour Islas', minMinutesExclusive: null };

describeEachDatabase('a tour whose stages are changed', (kind) => {
  const tours = [islas];
  const api = apiForTests(kind, {
    airline: { ...sampleAirline, operations: { ...sampleOperations, tours } },
  });

  it('says of what was booked and flown where it went, and of what is to be flown where it goes', async () => {
    const pilot = await api.signedIn('pilot');
    const legs = async () =>
      (await pilot.get('/tours/islas')).body.stages.map(
        ({ dep, arr, state }: { dep: { icao: string }; arr: { icao: string }; state: string }) =>
          `${dep.icao}–${arr.icao} ${state}`,
      );
    const [first, second] = islas.stages;
    const pilotId = await api.idOf('pilot');
    const { dep, arr } = first!;
    const code = await sendStage(api, { pilotId, tour: 'islas', n: 1, dep, arr, hoursAgo: 30 });
    await acceptAtDesk(await api.signedIn('operations'), code);
    const std = new Date(api.now().getTime() + 10 * 3_600_000).toISOString();
    const booked = await pilot.post('/bookings', { legs: [{ stage: { tour: 'islas', n: 2 }, std }] });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    const before = [`${first!.dep}–${first!.arr} passed`, `${second!.dep}–${second!.arr} booked`];
    expect(await legs()).toEqual(before);

    tours[0] = {
      ...islas,
      stages: [
        { ...first!, arr: 'LEVC' },
        { ...second!, dep: 'LEVC' },
      ],
    };
    await api.platform.refreshSettings();

    expect(await legs()).toEqual(before);
    await pilot.post(`/bookings/${booked.body.bookings[0].code}/cancel`);
    expect(await legs()).toEqual([before[0], `LEVC–${second!.arr} next`]);
  });

  it('lets a stage count that was flown with a type that the tour has lost since', async () => {
    const pilot = await api.signedIn('pilot');
    const pilotId = await api.idOf('pilot');
    const [, second] = tours[0]!.stages;
    const { dep, arr } = second!;
    const flown = [
      await sendStage(api, { pilotId, tour: 'islas', n: 2, dep, arr, hoursAgo: 5 }),
      await sendStage(api, {
        pilotId,
        tour: 'islas',
        n: 2,
        dep,
        arr,
        hoursAgo: 3,
        flown: { icaoType: 'B38M' },
      }),
    ];
    tours[0] = { ...tours[0]!, types: ['turboprop'] };
    await api.platform.refreshSettings();
    const stateOf = async () => (await pilot.get('/tours/islas')).body.stages[1].state;
    const operations = await api.signedIn('operations');
    await acceptAtDesk(operations, flown[1]!);
    expect(await stateOf()).not.toBe('passed');
    await acceptAtDesk(operations, flown[0]!);
    expect(await stateOf()).toBe('passed');
  });
});
