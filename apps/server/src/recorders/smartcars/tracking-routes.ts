import { RecorderError, type RecorderOptions, Reply } from '../shared/protocol.ts';
import { bookedFlights } from '../shared/booked-flights.ts';
import type { On } from '../shared/browser-app.ts';
import { text } from '../shared/fields.ts';
import { fileTold, toldNumber, wordsOf } from '../shared/file-told.ts';
import { readFlightData, readFlightLog } from '../shared/flight-log.ts';
import { isOpen } from '../shared/sent-reports.ts';

/** A flight from its start to its report. */
export function addTracking(on: On, options: RecorderOptions): void {
  const booked = bookedFlights(options, {
    client: 'smartCARS 3',
    prefix: 'smartcars',
    fields: { bid: 'bidID', code: ['uuid', 'trackingID'], groundSpeed: 'groundSpeed' },
    note: (body) => ({ network: text(body, 'network', 20) }),
  });

  on('POST', '/flights/start', async (asked) => ({ trackingID: (await booked.start(asked)).row.code }));
  on('POST', '/flights/update', async (asked) => {
    await booked.update(asked, () => new RecorderError(404, 'Ese vuelo ya no está en curso.'));
    return new Reply(200, undefined);
  });
  on('POST', '/flights/complete', async (asked) => {
    const { body, now } = asked;
    const report = await booked.find(asked);
    if (!report || report.row.state === 'voided') throw new RecorderError(404, 'Ese vuelo no está en curso.');
    if (!isOpen(report)) return { pirepID: report.row.code };
    const told = {
      log: readFlightLog(body['flightLog']),
      data: readFlightData(body['flightData']),
      landingFpm: toldNumber(body, 'landingRate'),
      fuelUsedLbs: toldNumber(body, 'fuelUsed'),
      blockFuelLbs: null,
      flightTime: toldNumber(body, 'flightTime'),
      route: wordsOf(body['route'], ' '),
      comment: text(body, 'comments', 2000),
    };
    return { pirepID: (await fileTold(options, report, told, now)).row.code };
  });
  on('POST', '/flights/cancel', async (asked) => {
    await booked.cancel(asked);
    return { status: 200 };
  });
}
