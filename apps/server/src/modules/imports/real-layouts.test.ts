import { decodeCsv } from '@va/domain/csv/decode-csv.ts';
import { SAMPLES } from '@va/domain/imports/sample-files.ts';
import { beforeAll, expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { ImportDesk, REASON, text } from '#server/testing/import-desk.ts';

const PHPVMS_7 =
  'airline,flight_number,route_code,callsign,route_leg,dpt_airport,arr_airport,alt_airport,days,dpt_time,arr_time,level,distance,flight_time,flight_type,load_factor,load_factor_variance,pilot_pay,route,notes,start_date,end_date,active,subfleets,fares,fields,event_id,user_id';

/** Timetables: what each says of how it is to be read, its rows, and the cells for which rows are refused. */
const TIMETABLES: [name: string, said: object, csv: string, good: number, refused: string[]][] = [
  [
    'the exporter of phpVMS 7: dates with a time of day, true as 1 and false as nothing, cargo, a route',
    {},
    text(
      PHPVMS_7,
      'PRB,3001,,,,LEMD,LEBL,EIDW,135,0810,0920,350,261.3,70,F,85,0,100,pinar un870  cjn,"Just a flight","2026-12-01 00:00:00","2027-03-27 00:00:00",1,A320,Y?price=300&cost=100;F?price=600,"Departure Gate=4;Arrival Gate=C41",,',
      'PRB,3002,,,,LEBL,LEMD,,,08:10,,0,,75,J,,,,,,,,1,A320;A333,,,,',
      'PRB,3003,,,,LEMD,KAUS,,,0810,0920,,,70,J,,,,,,,,1,A320,,,,',
    ),
    2,
    ['4 arr_airport'],
  ],
  [
    'the desk of phpVMS 8: titles in place of names, «Enabled» and «Active» alike',
    {},
    text(
      'Airline,Flight number,Callsign,Route code,Route leg,Dpt airport,Arr airport,Alt airport,Dpt time,Arr time,Bundle id,Level,Distance,Flight time,Flight type,Load factor,Load factor variance,Route,Pilot pay,Notes,Days,Start date,End date,Enabled,Active,Event,User,Owner type,Owner id,Subfleets,Fares,Fields',
      'PRB,3011,,,,LEMD,LEBL,,0815,0925,1,,261,70,H,,,DCT,,,67,"2026-12-05 00:00:00",,1,1,,,,,A320,,',
      'PRB,3012,8FK,,,LEBL,LEMD,,1015,1130,1,,261,75,J,,,,,,,,,1,1,,,,,A320,,',
    ),
    2,
    [],
  ],
  [
    'the sample of phpVMS: local times with the letters of their zone',
    { localTimes: true },
    text(
      PHPVMS_7,
      'PRB,3021,,,,MMUN,LEMD,,15,0810 EST,2315 CET,350,4477,545,J,85,0,100, ILEXY2 ZENZI,"Just a flight",,,1,A333,Y?price=300,Departure Gate=4,,',
      '"  ",3022,,,,LEMD,LEBL,,15,0810 CET,0920 CET,350,,70,J,100,10, ,,,,,1,A320,,,,',
      'PRB,3023,,,,LEMD,LEBL,,15,0810 PST,0920 CET,350,,70,J,70,2,,,,,,1,A320,,,,',
    ),
    1,
    ['3 airline', '4 dpt_time'],
  ],
  [
    'a Spanish Excel: semicolons, days first, seconds, VERDADERO and Sí',
    {},
    text(
      'airline;flight_number;dpt_airport;arr_airport;days;dpt_time;arr_time;distance;flight_type;subfleets;start_date;end_date;enabled',
      'PRB;3031;LEMD;LEBL;1,3,5;8:20:00;9:30:00;260,8;J;A320;01/12/2026;07/01/2027;VERDADERO',
      'PRB;3032;LEBL;LEMD;;10:20:00;11:35:00;;J;A320;1/12/26;;Sí',
      'PRB;3033;LEMD;EIDW;;10:20:00;13:05:00;;J;A320;01/12/2026;;FALSO',
    ),
    2,
    ['4 enabled'],
  ],
  [
    'an American sheet: months first, which one row shows, and hours of a half day',
    {},
    text(
      'Airline,Flight Number,Dpt Airport,Arr Airport,Dpt Time,Arr Time,Subfleets,Start Date,Enabled',
      'PRB,PRB3041,LEMD,LEBL,8:25:00 AM,9:35:00 AM,A320,3/28/2027,TRUE',
      'PRB,3042,LEBL,LEMD,2:25 PM,3:40 PM,A320,04/01/2027,TRUE',
    ),
    2,
    [],
  ],
  [
    '«Texto Unicode» of a spreadsheet: tabs in UTF-16, with the empty cells at the end of rows cut away',
    { validFrom: '2026-12-10' },
    text(
      'airline\tflight_number\tdpt_airport\tarr_airport\tdpt_time\tflight_time\tsubfleets\tlevel\troute\tnotes\tend_date',
      'PRB\t3051\tLEMD\tLEBL\t0830Z\t1:10\tA320\t\\N\tNULL\tCon desayuno en Málaga',
      'PRB\t3052\tLEBL\tLEMD\t830\t75\tA320',
      'PRB\t3053\tLEMD\tLEBL\t0845\t70\tA320\t\t\t\t30/02/2027',
    ),
    2,
    ['4 end_date'],
  ],
];

const USERS =
  'id,pilot_id,callsign,name,email,password,api_key,airline_id,rank_id,discord_id,vatsim_id,ivao_id,country,home_airport_id,curr_airport_id,last_pirep_id,flights,flight_time,transfer_time,avatar,timezone,status,state,toc_accepted,opt_in,active,last_ip,lastlogin_at,remember_token,notes,created_at,updated_at,deleted_at';

const PILOTS: [name: string, ranks: object, csv: string, good: number, refused: string[]][] = [
  [
    'the table of users of phpVMS: a number of each pilot, ranks by number, 0 for no network',
    { '4': 'comandante', '1': 'segundo-oficial' },
    text(
      USERS,
      '1,301,NULL,"Ana Ruiz",ana.ruiz@example.org,$2y$10,abc,1,4,NULL,1300001,0,es,LEBL,LEBL,NULL,10,900,0,NULL,Europe/Madrid,0,1,1,0,1,NULL,NULL,NULL,NULL,"2019-05-01 10:00:00","2020-01-01 00:00:00",NULL',
      '2,302,8FK,"Luis Gil",luis.gil@example.org,$2y$10,abc,1,1,NULL,0,NULL,,NULL,NULL,NULL,0,0,0,NULL,NULL,0,1,1,0,1,NULL,NULL,NULL,NULL,"2024-12-01 10:00:00",NULL,NULL',
      '3,303,NULL,"Otro","otro@example.org",$2y$10,abc,1,1,NULL,NULL,NULL,,NULL,NULL,NULL,0,0,0,NULL,NULL,0,5,1,0,1,NULL,NULL,NULL,NULL,"2024-12-01 10:00:00",NULL,"2025-01-01 00:00:00"',
    ),
    2,
    ['4 deleted_at'],
  ],
  [
    'a list of phpVMS with the names of its ranks, \\N for nothing',
    { Captain: 'comandante' },
    text(
      'ident,name,email,country,rank,home_airport_id,vatsim_id,ivao_id,created_at',
      'PRB311,Eva Gómez,\\N,ES,Captain,LEMD,\\N,\\N,2019-05-01T10:00:00.000000Z',
      'PRB312,Iván Núñez,\\N,ES,Senior Captain,LEMD,\\N,\\N,2019-05-01',
    ),
    1,
    ['3 rank'],
  ],
  [
    'a Spanish Excel: its own titles, days first',
    {},
    text(
      'Indicativo;Nombre;Correo;País;Rango;Base;Alta',
      'PRB321;José Muñoz;jose@example.org;ES;Comandante;LEBL;01/05/2023',
      'PRB322;María;;ES;;;31/12/2024',
      'PRB323;Pepe;;España;;;1/6/2024',
    ),
    2,
    ['4 País'],
  ],
];

const LOGBOOKS: [name: string, csv: string, good: number, refused: string[]][] = [
  [
    'the table of reports of phpVMS: rates with decimals and either sign, rejected ones',
    text(
      'id,ident,airline_id,aircraft_icao,flight_number,dpt_airport_id,arr_airport_id,distance,planned_distance,block_time,flight_time,landing_rate,score,source,state,status,submitted_at,block_off_time,block_on_time,created_at',
      'x1,PRB301,1,A320,101,LEMD,LEBL,261.3,260,70,62,-182.45,95,1,2,ONB,"2025-03-01 11:20:00","2025-03-01 10:05:00","2025-03-01 11:15:00",NULL',
      'x2,PRB301,1,A320,102,LEBL,LEMD,261.3,260,75,62,210,NULL,1,2,ONB,NULL,"2025-03-01T12:05:00.000000Z",NULL,NULL',
      'x3,PRB301,1,A320,103,LEMD,LEBL,261.3,260,70,62,-700,20,1,6,ONB,NULL,"2025-03-02 10:05:00","2025-03-02 11:15:00",NULL',
    ),
    2,
    ['4 state'],
  ],
  [
    'a Spanish sheet: the day in one column and hours in others, rates with their unit',
    text(
      'Fecha;Piloto;Vuelo;Origen;Destino;Tipo;Salida;Llegada;Distancia;Toma',
      '13/03/2025;PRB321;PRB201;LEMD;EIDW;A320;22:40;1:25;784,5;−182 fpm',
      '02/03/2025;PRB321;;LEBL;LEMD;A320;8:05:00;9:15:00;;0,93 m/s',
      '02/03/2025;PRB321;;LEBL;LEMD;A320;9:30:00;10:15:00;;1.234',
    ),
    2,
    ['4 Toma'],
  ],
  [
    'the logbook of another platform like this one, with the callsign before it',
    text(
      'callsign,code,state,outcome,source,flightNumber,depIcao,arrPlannedIcao,arrIcao,icaoType,registration,offBlock,takeoff,landing,onBlock,blockMin,countedMin,distanceNm,touchdownFpm,score,points',
      'PRB311,ABCDEFGH,accepted,valid,acars,301,LEMD,LEBL,LEBL,A320,EC-ABC,2025-03-05T10:05:00.000Z,,,2025-03-05T11:15:00.000Z,70,70,261.3,-150,95,12',
      'PRB999,ABCDEFGJ,accepted,valid,acars,302,LEMD,LEBL,LEBL,A320,EC-ABC,2025-03-06T10:05:00.000Z,,,2025-03-06T11:15:00.000Z,70,70,261.3,-150,95,12',
    ),
    1,
    ['3 callsign'],
  ],
];

interface Wrong {
  line: number;
  column: string;
}
const cellsOf = (problems: readonly Wrong[]) => problems.map(({ line, column }) => `${line} ${column}`);

describeEachDatabase('files as other programs and spreadsheets write them', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  let desk: ImportDesk;
  beforeAll(() => {
    desk = new ImportDesk(api, operations);
  });
  const timetable = async () => (await operations.get('/timetable')).body.flights;
  const numbered = async (number: number) =>
    (await timetable()).filter((one: { number: number }) => one.number === number);

  it.each(TIMETABLES)('a timetable by %s', async (name, said, csv, good, refused) => {
    const sent = { csv: name.includes('UTF-16') ? throughUtf16(csv) : csv, ...said };
    const review = (await operations.post('/timetable/import/check', sent)).body;
    expect(cellsOf(review.problems)).toEqual(refused);
    expect(review).toMatchObject({ refused: refused.length, counts: { added: good, changed: 0, ended: 0 } });
    const order = { ...sent, revision: review.revision, partial: true, reason: REASON, fileName: 'h.csv' };
    const { status, body } = await operations.post('/timetable/import/apply', order);
    expect([status, body.findings.filter((one: { level: string }) => one.level === 'error')]).toEqual([
      200,
      [],
    ]);
    // Where it is listed, and taken back from.
    expect((await desk.see(body.importId)).state).toBe('applied');
  });

  it('keeps routes and letters of types, and says what each letter became', async () => {
    const [first] = await numbered(3001);
    expect(first).toMatchObject({
      kind: 'line',
      iataType: 'F',
      route: 'PINAR UN870 CJN',
      validFrom: '2026-12-01',
      validUntil: '2027-03-27',
    });
    expect((await numbered(3011))[0]).toMatchObject({ kind: 'free', iataType: 'H', validUntil: null });
    const again = (await operations.post('/timetable/import/check', { csv: TIMETABLES[0]?.[2] })).body;
    expect(again.notes).toEqual(['«F» (Carga regular) entra como «línea» y conserva su letra: 1\u00A0fila.']);
    expect(again.counts).toMatchObject({ added: 0, changed: 0 });
    // Spanish and American days, and hours of whatever form.
    expect((await numbered(3031))[0]).toMatchObject({
      validFrom: '2026-12-01',
      validUntil: '2027-01-07',
      days: 21,
    });
    expect((await numbered(3042))[0]).toMatchObject({ validFrom: '2027-04-01', stdUtc: 865 });
    expect((await numbered(3021))[0]).toMatchObject({ stdUtc: 790, blockMin: 545 });
    expect((await numbered(3051))[0]).toMatchObject({
      note: 'Con desayuno en Málaga',
      validFrom: '2026-12-10',
    });
  });

  it.each(PILOTS)('pilots by %s', async (_name, ranks, csv, good, refused) => {
    const body = { kind: 'pilots', fileName: 'pilotos.csv', csv, ranks };
    const answer = (await operations.post('/imports', body)).body;
    expect(cellsOf(answer.problems)).toEqual(refused);
    expect(answer.import).toMatchObject({ good, refused: refused.length });
    await desk.bring('pilots', csv);
  });

  it('asks once what a rank of elsewhere is, and lists those that nobody has said', async () => {
    const csv = text('ident,rank', 'PRB331,CAPTAIN', 'PRB332,Senior  Captain', 'PRB333,Senior Captain');
    const answer = await desk.check('pilots', csv);
    expect(answer.foreignRanks).toEqual([
      { word: 'CAPTAIN', rows: 1, rank: 'comandante' },
      { word: 'Senior  Captain', rows: 2, rank: null },
    ]);
    const body = { kind: 'pilots', fileName: 'p.csv', csv, replaces: answer.import.id };
    const strange = await operations.post('/imports', { ...body, ranks: { 'Senior Captain': 'almirante' } });
    expect(strange.status).toBe(422);
    const said = await operations.post('/imports', { ...body, ranks: { 'Senior Captain': 'comandante' } });
    expect(said.body.import).toMatchObject({ good: 3, refused: 0 });
    expect((await operations.get(`/imports/${answer.import.id}`)).status).toBe(404);
  });

  it.each(LOGBOOKS)('a logbook by %s', async (_name, csv, good, refused) => {
    const answer = await desk.check('logbook', csv);
    expect(cellsOf(answer.problems)).toEqual(refused);
    expect(answer.import).toMatchObject({ good, refused: refused.length });
    await desk.bring('logbook', csv);
  });

  it('reads the same rate of a touchdown however it is written', async () => {
    const rows = await api.db.queries
      .selectFrom('report')
      .select('touchdown_fpm')
      .where('source', '=', 'import')
      .orderBy('off_block')
      .execute();
    expect(rows.map(({ touchdown_fpm }) => touchdown_fpm)).toEqual([-182, -210, -183, -150, -182]);
  });

  it.each(['airports', 'pilots', 'logbook', 'balances'] as const)(
    'the sample of %s has known columns',
    async (what) => {
      const { problems } = await desk.check(what, SAMPLES[what].csv);
      expect(cellsOf(problems).filter((cell) => cell.startsWith('1 '))).toEqual([]);
    },
  );
});

/** What a browser makes of a file in UTF-16. */
function throughUtf16(csv: string): string {
  const codes = Array.from(csv, (sign) => sign.charCodeAt(0));
  const { text: read } = decodeCsv(
    new Uint8Array([0xff, 0xfe, ...codes.flatMap((code) => [code & 255, code >> 8])]),
  );
  return read ?? '';
}
