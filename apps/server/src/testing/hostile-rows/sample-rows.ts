import { randomUUID } from 'node:crypto';
import { proposedSheet } from '@va/domain/fleet/type-sheet.ts';

/** A type with markup in its words, as SQL has it between quotes: what is kept as JSON has no column of words to fill. */
const TYPE = JSON.stringify({
  ...proposedSheet('turboprop'),
  model: '<s>Prueba</s>',
  icaoType: 'ZZZ1',
  engines: `<img src=x onerror="document.title='tomada'">`,
}).replaceAll("'", "''");

/** A position in the same way. */
const POSITION = JSON.stringify({
  title: '<s>Prueba</s>',
  roles: [],
  capabilities: ['training'],
  retired: false,
});

/** A tour in the same way, of a type and airports that the airline has. */
const TOUR = JSON.stringify({
  name: '<s>Prueba</s>',
  description: `<img src=x onerror="document.title='tomada'">`,
  types: ['a320-200'],
  moreThanHours: null,
  editions: [],
  stops: ['LEMD', 'GCLP'],
  retiredStages: [],
  substitutes: [],
  anyOrder: false,
}).replaceAll("'", "''");

/** A goal in the same way, which home shows. */
const GOAL = JSON.stringify({
  title: `<img src=x onerror="document.title='tomada'">`,
  of: 'hours',
  least: 100,
  tour: null,
  isPublic: true,
}).replaceAll("'", "''");

/** Whose rows they are. */
export interface SamplePeople {
  pilot: string;
  staff: string;
}

/**
 * One row of each kind that a young airline has not got yet: people asked, answered, decided and connected. The pilot
 * has flown, and a report of theirs stands for one that waits for a person. Statements to run in this order.
 */
export function sampleRows({ pilot, staff }: SamplePeople): string[] {
  const [event, imported, webhook] = [randomUUID(), randomUUID(), randomUUID()];
  const report = `(select id from report where pilot_id = '${pilot}' order by id limit 1)`;
  // Months that the ledger shows, and that nothing closes: the pilot had not come yet.
  const [closed, claimed] = [6, 5].map((n) => `to_char(now() - interval '${n} months', 'YYYY-MM')`);
  const words = "'Lo que alguien escribe aquí'";
  return [
    `insert into airline_event (id, title, body, starts_at, ends_at, advertise_from, airports, counts_on, points, signup, is_public, published_at, cancelled_at, cancel_reason)
      values ('${event}', ${words}, ${words}, now() + interval '2 days', now() + interval '3 days', now(), '{LEMD}', 'either', 50, false, true, now(), null, null),
        (gen_random_uuid(), ${words}, ${words}, now() + interval '4 days', now() + interval '5 days', now(), '{LEMD,ZZZZ}', 'either', 50, false, true, now(), now(), ${words})`,
    `insert into aircraft_event (id, aircraft_id, kind, at, reason) select gen_random_uuid(), id, 'note', now(), ${words} from aircraft`,
    `insert into desk_entry (kind, key, value, version) values ('aircraft_type', 'prueba', '${TYPE}', 1)`,
    `insert into desk_change (id, kind, key, version, after, reason, by_id, at) values (gen_random_uuid(), 'aircraft_type', 'prueba', 1, '${TYPE}', ${words}, '${staff}', now())`,
    `insert into desk_entry (kind, key, value, version) values ('position', 'prueba', '${POSITION}', 1)`,
    `insert into desk_change (id, kind, key, version, after, reason, by_id, at) values (gen_random_uuid(), 'position', 'prueba', 1, '${POSITION}', ${words}, '${staff}', now())`,
    `insert into desk_entry (kind, key, value, version) values ('tour', 'prueba', '${TOUR}', 1)`,
    `insert into desk_change (id, kind, key, version, after, reason, by_id, at) values (gen_random_uuid(), 'tour', 'prueba', 1, '${TOUR}', ${words}, '${staff}', now())`,
    `insert into desk_entry (kind, key, value, version) values ('goal', 'cada-mes', '${GOAL}', 1)`,
    `insert into desk_change (id, kind, key, version, after, reason, by_id, at) values (gen_random_uuid(), 'goal', 'cada-mes', 1, '${GOAL}', ${words}, '${staff}', now())`,
    `update aircraft set name = ${words}, livery = ${words}`,
    `insert into aircraft_event (id, aircraft_id, kind, at, reason, before, after)
      select gen_random_uuid(), id, 'change', now(), ${words}, '{"name": ""}', jsonb_build_object('name', ${words}) from aircraft`,
    `insert into api_key (id, pilot_id, prefix, secret_hash, scopes, label, expires_at) values (gen_random_uuid(), '${pilot}', 'abcdefgh', '\\x01', '{own:read}', ${words}, now() + interval '1 year')`,
    `insert into api_key (id, service, created_by, prefix, secret_hash, scopes, label, expires_at) values (gen_random_uuid(), 'Bot', '${staff}', 'abcdefgi', '\\x02', '{public:read}', ${words}, now() + interval '1 year')`,
    `update report set state = 'rejected', standing = 'rejected', pilot_emergency = 'dismissed', pilot_emergency_at = now(), pilot_emergency_text = ${words} where id = ${report}`,
    `insert into report_flag (report_id, code, blocking, detail) values (${report}, 'V-16', false, ${words})`,
    `insert into report_event (report_id, client_event_id, kind, at, data, received_at) values (${report}, 'una', ${words}, now(), '{}', now())`,
    `insert into network_span (report_id, from_at, to_at, network, callsign, linked)
      select id, now() - interval '2 hours', now(), 'vatsim', 'ABC123', true from report where id = ${report}`,
    `insert into appeal (id, report_id, pilot_id, text, evidence, raised_at) values (gen_random_uuid(), ${report}, '${pilot}', ${words}, '{https://ejemplo.org/}', now())`,
    `insert into appeal (id, report_id, pilot_id, text, raised_at, state, answer, decided_at) values (gen_random_uuid(), ${report}, '${pilot}', ${words}, now() - interval '1 day', 'dismissed', ${words}, now())`,
    `insert into award_grant (pilot_id, award_id, granted_at, reason, granted_by) values ('${pilot}', 'una', now(), ${words}, '${staff}')`,
    `insert into award_grant (pilot_id, award_id, granted_at, reason, granted_by, revoked_at, revoke_reason, revoked_by) values ('${pilot}', 'otra', now(), ${words}, '${staff}', now(), ${words}, '${staff}')`,
    `insert into sanction (id, pilot_id, kind, facts, heard, starts_at, appeal_until, decided_by)
      values (gen_random_uuid(), '${pilot}', 'warning', ${words}, ${words}, now(), now() + interval '15 days', '${staff}')`,
    `insert into join_link (id, label, token_hash, uses, created_by, created_at, expires_at) values (gen_random_uuid(), ${words}, '\\x06', 5, '${staff}', now(), now() + interval '9 days')`,
    `insert into leave (id, pilot_id, first_month, months, state, reason) values (gen_random_uuid(), '${pilot}', date_trunc('month', now() + interval '1 month')::date, 1, 'asked', ${words})`,
    `insert into import (id, kind, name, state, refused, problem_count, problems, failure, created_by, created_at, ended_at)
      values ('${imported}', 'flights', ${words}, 'failed', 1, 1, '[]', ${words}, '${staff}', now(), now())`,
    `insert into import (id, kind, name, state, reason, ignored, created_by, created_at, ended_at)
      values (gen_random_uuid(), 'flights', ${words}, 'taken_back', ${words}, '{una}', '${staff}', now(), now())`,
    `insert into brought_airport (icao, iata, name, city, country, timezone, lat, lon, import_id) values ('ZZZZ', '', ${words}, ${words}, ${words}, 'UTC', 1, 1, '${imported}')`,
    `insert into company_notice (slug, title, importance, body, valid_from, affects, published_by, published_at)
      values ('de-alguien', ${words}, 'Alta', ${words}, current_date, '{"types":[],"airports":[],"tours":[],"ranks":[]}', '${staff}', now())`,
    `insert into application (id, state, name, email, answers, sent_at) values (gen_random_uuid(), 'waiting', ${words}, 'solicita@ejemplo.org', jsonb_build_array(jsonb_build_object('question', ${words}, 'answer', ${words})), now())`,
    `insert into application (id, state, name, email, answers, sent_at, decided_at, decided_by, reason) values (gen_random_uuid(), 'declined', ${words}, 'no@ejemplo.org', '[]', now(), now(), '${staff}', ${words})`,
    `insert into device_grant (id, device_hash, user_code, program, scopes, asked_at, expires_at) values (gen_random_uuid(), '\\x03', 'BCDFGHJK', ${words}, '{acars:write}', now(), now() + interval '1 hour')`,
    `insert into discord_link (guild_id, token, roles, problem) values ('123456789012345678', 'un secreto de más de veinte letras', '{}', ${words})`,
    `insert into hours_entry (id, pilot_id, minutes, kind, text, by_id) values (gen_random_uuid(), '${pilot}', 60, 'adjustment', ${words}, '${staff}')`,
    `insert into inbox_message (id, pilot_id, kind, title, body, link) values (gen_random_uuid(), '${pilot}', 'system', ${words}, ${words}, '/mensajes')`,
    `insert into job (id, kind, run_key, state, last_error) values (gen_random_uuid(), 'backup', 'una', 'failed', ${words})`,
    `insert into outbox (id, channel, target, subject, body, state, last_error) values (gen_random_uuid(), 'mail', 'eco@ejemplo.org', ${words}, ${words}, 'failed', ${words})`,
    `insert into passkey (id, pilot_id, credential_id, public_key, counter, label) values (gen_random_uuid(), '${pilot}', 'una', '\\x04', 0, ${words}), (gen_random_uuid(), '${staff}', 'otra', '\\x04', 0, ${words})`,
    `insert into closure (month, started_at, finished_at) values (${closed}, now(), now()), (${claimed}, now(), now())`,
    `insert into month_statement (id, pilot_id, month, result, balance, settled_at, claims_until, lapse, lapse_reason, lapse_by) values (gen_random_uuid(), '${pilot}', ${closed}, 'idle', 0, now(), now(), 'dismissed', ${words}, '${staff}')`,
    `insert into month_statement (id, pilot_id, month, result, balance, settled_at, claims_until) values (gen_random_uuid(), '${pilot}', ${claimed}, 'idle', 0, now(), now())`,
    `insert into pilot_note (id, pilot_id, text, by_id, at) values (gen_random_uuid(), '${pilot}', ${words}, '${staff}', now())`,
    `insert into points_claim (id, pilot_id, month, text, report_code, raised_at) values (gen_random_uuid(), '${pilot}', ${closed}, ${words}, '2345', now())`,
    `insert into points_claim (id, pilot_id, month, text, raised_at, state, answer, decided_at) values (gen_random_uuid(), '${pilot}', ${claimed}, ${words}, now(), 'dismissed', ${words}, now())`,
    `insert into points_proposal (id, pilot_id, points, text, by_id, at) values (gen_random_uuid(), '${pilot}', 10, ${words}, '${staff}', now())`,
    `insert into promotion (id, pilot_id, kind, to_rank, state, asked_at, proposed_at, due_at) select gen_random_uuid(), '${pilot}', 'promotion', code, 'proposed', now(), now(), now() + interval '10 days' from rank order by position desc limit 1`,
    `insert into promotion (id, pilot_id, kind, to_rank, state, asked_at, reason, decided_by, decided_at) select gen_random_uuid(), '${pilot}', 'promotion', code, 'declined', now(), ${words}, '${staff}', now() from rank order by position desc limit 1`,
    `insert into qualification (id, pilot_id, kind, result, text, signed_by, signed_at) values (gen_random_uuid(), '${pilot}', 'course', 'pass', ${words}, '${staff}', now())`,
    `insert into sign_in (id, pilot_id, token_hash, stage, device_label, expires_at) values (gen_random_uuid(), '${pilot}', '\\x05', 'open', ${words}, now() + interval '1 day')`,
    `insert into tour_closure (tour_id, edition, reason, closed_at) values ('svalbard', 1, ${words}, now())`,
    `insert into void_proposal (report_id, by_id, facts, heard, at) values (${report}, '${staff}', ${words}, ${words}, now())`,
    `update score_item set status = 'hit', deduction = 10 where status = 'ok' and report_id = ${report}`,
    `insert into webhook (id, label, url, format, events, secret, disabled_at) values ('${webhook}', ${words}, 'https://ejemplo.org/canal', 'json', '{flight.started}', 'un secreto de más de veinte letras', now())`,
    `insert into outbox (id, channel, webhook_id, target, subject, body, state, last_error, answer_status, answer) values (gen_random_uuid(), 'webhook', '${webhook}', '${webhook}', 'webhook.test', '{}', 'failed', ${words}, 500, ${words})`,
    `insert into audit_entry (id, actor, action, subject_kind, reason) values (gen_random_uuid(), ${words}, 'account.changed', 'pilot', ${words})`,
  ];
}
