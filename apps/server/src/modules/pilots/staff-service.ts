import type { Capability } from '@va/domain/rights/capabilities.ts';
import { refuseDecision } from '@va/domain/rights/four-eyes.ts';
import { refuseGrant } from '@va/domain/rights/refuse-grant.ts';
import type { Role } from '@va/domain/rights/roles.ts';
import type { HandoverLink, Pilot } from '@va/contract/pilots/pilots.ts';
import { Problem, unlessRefused, wrongValue } from '#server/api/problem.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { queueMail, tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import type { LinkService } from '../access/link-service.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { endSignIns } from '../access/end-access.ts';
import { reopenCallsign } from '../accounts/callsigns.ts';
import { type PilotRow, lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { keepLastAdministrator } from '../rights/administrators.ts';
import { effectiveRights, refuseActAbove } from '../rights/effective-rights.ts';
import { ACCOUNT_ACTS, viewPilot } from './pilot-view.ts';
import { removeSecondFactors } from '../access/second-factor-service.ts';
import { liftExpulsion } from '../sanctions/record-sanction.ts';
import { setPilot } from '../accounts/pilot-rows.ts';

/** What staff do with the accounts of others. Each act is one transaction with its audit entry. */
export interface StaffService {
  change(
    callsign: string,
    changes: { positions?: string[] | undefined; base?: string | undefined },
    version: number,
    by: By,
  ): Promise<Pilot>;
  changeRights(
    callsign: string,
    rights: { roles: Role[]; capabilities: Capability[] },
    version: number,
    by: By,
  ): Promise<Pilot>;
  suspend(callsign: string, given: { days: number; facts: string; heard: string }, by: By): Promise<Pilot>;
  liftSuspension(callsign: string, by: By): Promise<Pilot>;
  expel(callsign: string, given: { facts: string; heard: string }, by: By): Promise<Pilot>;
  retire(callsign: string, by: By): Promise<void>;
  readmit(callsign: string, by: By): Promise<Pilot>;
  /** Erases an account at the person's confirmed wish; it cannot be undone. */
  erase(callsign: string, by: By): Promise<void>;
  makeLink(callsign: string, by: By): Promise<HandoverLink>;
  resetSecondFactor(callsign: string, by: By): Promise<void>;
}

/** Makes the service of the desk for accounts. */
export function staffService(db: Database, airline: Airline, links: LinkService): StaffService {
  const table = airline.positions;
  const moment = ({ context }: By) => ({ now: context.now, airline });
  const act = <T>(callsign: string, work: (tx: Tx, row: PilotRow) => Promise<T>) =>
    db.transaction(async (tx) => work(tx, await lockPilotByCallsign(tx, callsign)));
  const show = async (tx: Tx, id: string, by: By) => viewPilot(await lockPilot(tx, id), by.actor, airline);
  const note = (tx: Tx, row: PilotRow, by: By, entry: Noted) =>
    audit(tx, { by, subject: { kind: 'pilot', id: row.id }, ...entry });
  const notOwn = (row: PilotRow, by: By) =>
    unlessRefused(refuseDecision(by.actor.pilotId, { ownerId: row.id }));

  /**
   * Sets rights. The actor must hold all rights given or taken (no privilege escalation); the last administrator stays
   * one.
   */
  const setRights = async (
    tx: Tx,
    row: PilotRow,
    next: Partial<Pick<PilotRow, 'roles' | 'capabilities' | 'positions'>>,
    by: By,
  ) => {
    const before = effectiveRights(row, table);
    const after = effectiveRights({ ...row, ...next }, table);
    const changed = [...before.capabilities, ...after.capabilities].filter(
      (one) => before.capabilities.has(one) !== after.capabilities.has(one),
    );
    if (changed.length > 0) unlessRefused(refuseGrant(by.actor.capabilities, changed));
    if (before.roles.has('administrator') && !after.roles.has('administrator'))
      await keepLastAdministrator(tx, row.id, airline);
    await setPilot(tx, row.id, next);
  };

  return {
    change: (callsign, { positions, base }, version, by) =>
      act(callsign, async (tx, row) => {
        await expectSeen(tx, row, version, { kind: 'pilot', id: row.id }, ACCOUNT_ACTS);
        const ownBase = base && ownCode(airline.operations, base);
        if (positions !== undefined) await setRights(tx, row, { positions }, by);
        if (base !== undefined && !airline.operations.airports.has(base))
          throw wrongValue('/base', `${base} no es un aeropuerto de la compañía`);
        if (ownBase !== undefined) await setPilot(tx, row.id, { base_icao: ownBase });
        await note(tx, row, by, {
          capability: 'pilots.manage',
          action: 'pilot.changed',
          before: { positions: row.positions, base: row.base_icao },
          after: { positions: positions ?? row.positions, base: ownBase ?? row.base_icao },
        });
        return show(tx, row.id, by);
      }),
    changeRights: (callsign, { roles, capabilities }, version, by) =>
      act(callsign, async (tx, row) => {
        await expectSeen(tx, row, version, { kind: 'pilot', id: row.id }, ACCOUNT_ACTS);
        await setRights(tx, row, { roles, capabilities }, by);
        await note(tx, row, by, {
          capability: 'roles',
          action: 'pilot.rights-changed',
          before: { roles: row.roles, capabilities: row.capabilities },
          after: { roles, capabilities },
        });
        return show(tx, row.id, by);
      }),
    suspend: (callsign, { days, facts, heard }, by) =>
      act(callsign, async (tx, row) => {
        notOwn(row, by);
        refuseActAbove(row, by.actor, table);
        await keepLastAdministrator(tx, row.id, airline);
        const event = { type: 'suspend', days, heard: true, facts, byId: by.actor.pilotId } as const;
        await changeAccount(tx, row, event, moment(by), { facts, heard });
        await note(tx, row, by, {
          capability: 'pilots.manage',
          action: 'pilot.suspended',
          reason: facts,
          before: { status: row.status },
          after: { status: 'suspended', days },
        });
        return show(tx, row.id, by);
      }),
    liftSuspension: (callsign, by) =>
      act(callsign, async (tx, row) => {
        notOwn(row, by);
        const next = await changeAccount(tx, row, { type: 'lift_suspension' }, moment(by));
        await note(tx, row, by, {
          capability: 'pilots.manage',
          action: 'pilot.suspension-lifted',
          before: { status: row.status, until: row.suspended_until },
          after: { status: next.status },
        });
        return show(tx, row.id, by);
      }),
    expel: (callsign, { facts, heard }, by) =>
      act(callsign, async (tx, row) => {
        notOwn(row, by);
        refuseActAbove(row, by.actor, table);
        await keepLastAdministrator(tx, row.id, airline);
        const event = { type: 'expel', heard: true, facts, byId: by.actor.pilotId } as const;
        await changeAccount(tx, row, event, moment(by), { facts, heard });
        await note(tx, row, by, {
          capability: 'pilots.expel',
          action: 'pilot.expelled',
          reason: facts,
          before: { status: row.status },
          after: { status: 'retired' },
        });
        return show(tx, row.id, by);
      }),
    retire: (callsign, by) =>
      act(callsign, async (tx, row) => {
        refuseActAbove(row, by.actor, table);
        await keepLastAdministrator(tx, row.id, airline);
        if (row.status === 'invited' && row.import_id !== null)
          throw new Problem('estado-de-cuenta', {
            detail:
              'Esta cuenta vino con una importación y aún no ha entrado: se va al retirar la importación.',
          });
        await changeAccount(tx, row, { type: 'retire' }, moment(by));
        await note(tx, row, by, {
          capability: 'pilots.manage',
          action: row.status === 'invited' ? 'invitation.withdrawn' : 'pilot.retired',
          before: { status: row.status, callsign },
        });
      }),
    readmit: (callsign, by) =>
      act(callsign, async (tx, row) => {
        // Taking an expulsion back needs the same capability as expelling.
        if (row.expelled && !by.actor.capabilities.has('pilots.expel'))
          throw new Problem('permiso-que-no-tienes', {
            detail:
              'Una expulsión la deshace quien puede expulsar. Pídeselo a alguien con el rol de administrador.',
          });
        const event = { type: 'come_back', callsignFree: true, byStaff: true } as const;
        await changeAccount(tx, row, event, moment(by));
        await liftExpulsion(tx, row.id, by.context.now);
        await reopenCallsign(tx, row.id);
        await note(tx, row, by, {
          capability: 'pilots.manage',
          action: 'pilot.readmitted',
          before: { status: row.status },
        });
        return show(tx, row.id, by);
      }),
    erase: (callsign, by) =>
      act(callsign, async (tx, row) => {
        notOwn(row, by);
        refuseActAbove(row, by.actor, table);
        await keepLastAdministrator(tx, row.id, airline);
        await changeAccount(tx, row, { type: 'erase', confirmedByPilot: true }, moment(by));
        // A last mail to the former address, without an account, since the account's own mails were erased.
        if (row.email !== null)
          await queueMail(tx, {
            pilotId: null,
            to: row.email,
            subject: `${airline.name}: tu cuenta está suprimida`,
            text: `El equipo de ${airline.name} ha suprimido tu cuenta y tus datos, como se le pidió. No se deshace. Si no lo pediste tú, escribe a ${airline.contactEmail}.`,
          });
        // The audit entry has the old id, which no longer leads to an account.
        await note(tx, row, by, {
          capability: 'pilots.expel',
          action: 'pilot.erased',
          before: { status: row.status },
          after: { status: 'erased' },
        });
      }),
    makeLink: (callsign, by) =>
      act(callsign, async (tx, row) => {
        if (row.status === 'erased') throw new Problem('estado-de-cuenta');
        refuseActAbove(row, by.actor, table);
        const kind = row.status === 'invited' ? 'invitation' : 'recovery';
        const link = await links.make(tx, { kind, pilotId: row.id, by: by.actor.pilotId }, by.context.now);
        const mail = {
          subject: `${airline.name}: tu enlace de acceso`,
          text: `El equipo de ${airline.name} te manda este enlace para elegir tu contraseña como ${callsign}:\n${link.url}\n\nSirve una sola vez.`,
        };
        if (kind === 'recovery')
          await tellPilot(tx, row.id, {
            kind: 'account.link',
            title: 'El equipo te ha hecho un enlace de acceso',
            body: 'Con él se elige otra contraseña para tu cuenta. Si no lo has pedido, avisa al equipo.',
            mail,
          });
        // An invited person has no access to the inbox yet, so send only a mail.
        else if (row.email !== null) await queueMail(tx, { pilotId: row.id, to: row.email, ...mail });
        await note(tx, row, by, { capability: 'pilots.manage', action: `link.${kind}` });
        return {
          callsign,
          url: link.url,
          expiresAt: link.expiresAt.toISOString(),
          mailed: links.byMail && row.email !== null,
        };
      }),
    resetSecondFactor: (callsign, by) =>
      act(callsign, async (tx, row) => {
        notOwn(row, by);
        refuseActAbove(row, by.actor, table);
        await removeSecondFactors(tx, row.id);
        await endSignIns(tx, row.id, by.context.now);
        await note(tx, row, by, { capability: 'roles', action: 'pilot.second-factor-reset' });
      }),
  };
}

interface Noted {
  capability: Capability;
  action: string;
  reason?: string;
  before?: unknown;
  after?: unknown;
}
