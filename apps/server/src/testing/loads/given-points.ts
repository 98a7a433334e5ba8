import type { Database } from '#server/db/database.ts';
import type { ApiAnswer } from '../api-client.ts';
import { clientOf, type Load } from './load.ts';

/** Points that staff give, each time with words of its own: an entry of the ledger, a message and one of the audit. */
interface GivenPoints extends Load {
  /** Asks for all that was not acknowledged again, under the same keys. */
  repeatUnanswered(origin: string): Promise<ApiAnswer[]>;
}

/** Makes the load; loads of several names don't meet. */
export function givenPoints(name: string): GivenPoints {
  const staff = clientOf('PRB004');
  const acknowledged: string[] = [];
  const unanswered = new Set<string>();
  let given = 0;
  const give = async (origin: string, reason: string) => {
    unanswered.add(reason);
    const body = { callsign: 'PRB006', points: 1, reason };
    const answer = await (
      await staff(origin)
    ).post('/ledger', body, { 'Idempotency-Key': reason.replaceAll(' ', '-') });
    if (answer.status === 200) {
      unanswered.delete(reason);
      acknowledged.push(reason);
    }
    return answer;
  };
  return {
    acknowledged,
    act: (origin) => give(origin, `Ajuste de prueba ${name} ${(given += 1)}`),
    async repeatUnanswered(origin) {
      const answers: ApiAnswer[] = [];
      for (const reason of unanswered) answers.push(await give(origin, reason));
      return answers;
    },
    async faults(db, expected = acknowledged) {
      const { entries, messages, audited } = await kept(db, `Ajuste de prueba ${name} %`);
      return [
        ...expected.filter((reason) => !entries.includes(String(reason))).map((reason) => `lost: ${reason}`),
        ...entries.filter((reason, i) => entries.indexOf(reason) !== i).map((reason) => `twice: ${reason}`),
        ...differences('no message', entries, messages),
        ...differences('no entry of the audit', entries, audited),
      ];
    },
  };
}

async function kept({ queries }: Database, like: string) {
  const entries = await queries
    .selectFrom('points_entry')
    .select('text')
    .where('text', 'like', like)
    .execute();
  const messages = await queries
    .selectFrom('inbox_message')
    .select('body as text')
    .where('body', 'like', like)
    .execute();
  const audited = await queries
    .selectFrom('audit_entry')
    .select('reason as text')
    .where('reason', 'like', like)
    .execute();
  const texts = (rows: { text: string | null }[]) => rows.map(({ text }) => text ?? '');
  return { entries: texts(entries), messages: texts(messages), audited: texts(audited) };
}

/** What stands in one of two lists alone. */
function differences(what: string, some: readonly string[], others: readonly string[]): string[] {
  const alone = [
    ...some.filter((one) => !others.includes(one)),
    ...others.filter((one) => !some.includes(one)),
  ];
  return alone.map((one) => `${what}: ${one}`);
}
