import dns from 'node:dns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startOutside, type StubAnswer } from '#server/testing/outside-stub.ts';
import { postOutside, refuseUrl } from './post-outside.ts';

/** What the name service answers from now on. */
function resolveTo(...addresses: string[]) {
  const lookup: (...given: never[]) => void = (_host, _options, answer: Answer) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    answer(null, found);
  };
  return vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
}
type Answer = (error: null, found: unknown) => void;

const strict = { allowLoopback: false };
const message = { headers: {}, body: '{}' };

describe('addresses that people type', () => {
  it.each([
    'http://ejemplo.org/x',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.8/',
    'https://172.16.5.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://base.local/',
    'https://metadata.google.internal/',
    'https://user:pass@ejemplo.org/',
    'ftp://ejemplo.org/',
    'ejemplo.org',
    '',
  ])('are refused with what to write: %s', (url) => {
    expect(refuseUrl(url, strict)).toMatch(/^(La dirección|Eso no)/);
  });

  it('are taken when they are of the internet', () => {
    expect(refuseUrl('https://discord.com/api/webhooks/1/x', strict)).toBeNull();
    expect(refuseUrl('https://[2606:4700::1111]/x', strict)).toBeNull();
  });
});

describe('sending to an address that somebody typed', () => {
  let close: (() => Promise<void>) | undefined;
  afterEach(async () => {
    await close?.();
    close = undefined;
  });
  const outside = async (answer: (count: number) => StubAnswer) => {
    const stub = await startOutside((_, count) => answer(count));
    close = stub.close;
    return stub;
  };

  it.each([[['127.0.0.1']], [['::ffff:192.168.0.1']], [['93.184.216.34', '10.0.0.1']]])(
    'goes nowhere when the name leads to a private network: %s',
    async (addresses) => {
      const lookup = resolveTo(...addresses);
      await expect(postOutside('https://rebind.ejemplo.org/', message, strict)).rejects.toThrow(
        'rebind.ejemplo.org está en una red privada',
      );
      expect(lookup).toHaveBeenCalledTimes(1);
    },
  );

  it('does not go to this machine unless the tests ask for it', async () => {
    const stub = await outside(() => ({ status: 200 }));
    await expect(postOutside(stub.url, message, strict)).rejects.toThrow('https://');
    expect(stub.asked).toEqual([]);
  });

  it('does not follow a redirect', async () => {
    const stub = await outside(() => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' } }));
    expect(await postOutside(stub.url, message, { allowLoopback: true })).toMatchObject({ status: 302 });
    expect(stub.asked).toHaveLength(1);
  });

  it('reads no more than the beginning of an answer without end', async () => {
    const stub = await outside(() => ({ status: 200, endless: true }));
    const { text } = await postOutside(stub.url, message, { allowLoopback: true });
    expect(text).toHaveLength(4096);
  });

  it('waits no longer than it should for an answer that does not come', async () => {
    const stub = await outside(() => ({ status: 200, silent: true }));
    const settings = { allowLoopback: true, mostMs: 200 };
    await expect(postOutside(stub.url, message, settings)).rejects.toThrow('127.0.0.1 no contestó');
  });
});
