import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#server/api/endpoint.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { rowCounts } from '#server/testing/row-counts.ts';

/** Changes that whoever is not signed in asks for, when no page has a token yet, and what a page of others could not bring. */
const WITHOUT_TOKEN = {
  signIn: 'the password',
  startPasskeySignIn: 'the answer, which the browser keeps from it',
  signInWithPasskey: 'what the passkey signs, for this origin alone',
  lookAtLink: 'the token of the link',
  acceptInvitation: 'the token of the link',
  useRecovery: 'the token of the link',
  requestRecovery: 'nothing: anybody may ask, and the link goes to the account’s own address',
  sendApplication: 'nothing: anybody may ask, and it counts once the mailbox has confirmed it',
  confirmApplication: 'the token of the link',
  lookAtJoinLink: 'the token of the link',
  join: 'the token of the link',
  askDeviceCode: 'nothing: a code counts once its pilot has let it in, with a token',
  takeDeviceKey: 'the code of the program',
};

const FOREIGN = { Origin: 'https://elsewhere.example' };

describe('changes that another page makes a browser ask for', () => {
  const api = apiForTests('postgres');
  const administrator = signedInForTests(api, 'administrator');
  const other = signedInForTests(api, 'other');
  let changes: Endpoint[] = [];
  beforeAll(() => {
    const documented = Object.values(api.platform.document().paths ?? {}).flatMap((item) =>
      Object.entries(item as Record<string, { operationId: string }>),
    );
    const named = new Set(documented.flatMap(([method, said]) => (method === 'get' ? [] : said.operationId)));
    changes = api.platform.endpoints.filter(({ operation }) => named.has(operation));
  });

  it('are all in the document', () => {
    const changing = api.platform.endpoints.filter(({ method }) => method !== 'get');
    expect(changes).toEqual(changing);
    expect(changes.length).toBeGreaterThan(100);
  });

  /** Asks with a body that is no JSON and without a version, which are looked at after where it comes from. */
  async function ask({ method, path }: Endpoint, headers: Record<string, string>): Promise<string> {
    const address = path
      .replaceAll('{id}', '00000000-0000-4000-8000-000000000000')
      .replaceAll(/\{\w+\}/g, 'ZZZ999');
    const response = await fetch(`${api.origin}/plataforma/api/v1${address}`, {
      method: method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{',
    });
    const { code } = (await response.json()) as { code: string };
    return `${response.status} ${code}`;
  }

  const cookie = () => ({ Cookie: `plataforma-sesion=${administrator.cookie('plataforma-sesion')}` });
  const token = (of = administrator) => ({ 'X-CSRF-Token': of.cookie('plataforma-csrf') ?? '' });

  it.each([
    ['without the token of the page', () => ({})],
    ['with an empty token', () => ({ 'X-CSRF-Token': '' })],
    ['with the token of another account', () => token(other)],
    ['from another origin, with the token', () => ({ ...token(), ...FOREIGN })],
    ['from an origin that is hidden', () => ({ ...token(), Origin: 'null' })],
    ['from another site, which no origin is said of', () => ({ ...token(), 'Sec-Fetch-Site': 'cross-site' })],
    ['from a neighbour of the site', () => ({ ...token(), 'Sec-Fetch-Site': 'same-site' })],
  ])('are refused to a session %s, before anything of them is read', async (_, headers) => {
    const before = await rowCounts(api.db);
    const wrong: string[] = [];
    for (const endpoint of changes) {
      const answer = await ask(endpoint, { ...cookie(), ...headers() });
      if (answer !== '403 peticion-ajena') wrong.push(`${endpoint.operation}: ${answer}`);
    }
    expect(wrong).toEqual([]);
    expect(await rowCounts(api.db)).toEqual(before);
  });

  it('are read where our own page asks for them', async () => {
    const refused: string[] = [];
    for (const endpoint of changes) {
      const answer = await ask(endpoint, { ...cookie(), ...token(), Origin: api.origin });
      if (answer.includes('peticion-ajena')) refused.push(endpoint.operation);
    }
    expect(refused).toEqual([]);
  });

  it('need no token of visitors where they are listed, and come from no other site there either', async () => {
    const open: string[] = [];
    for (const endpoint of changes) {
      const answer = await ask(endpoint, {});
      if (answer === '401 sin-sesion') continue;
      open.push(endpoint.operation);
      expect(answer, endpoint.operation).not.toBe('403 peticion-ajena');
      for (const headers of [FOREIGN, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])
        expect(await ask(endpoint, headers), endpoint.operation).toBe('403 peticion-ajena');
    }
    expect(open.toSorted()).toEqual(Object.keys(WITHOUT_TOKEN).toSorted());
  });
});
