// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bareLinux } from './bare-linux.ts';

interface Part {
  name: string;
  text: string;
  /** Is loaded when the program runs. */
  loaded?: boolean;
}

const HEAD_BYTES = 64;
const ENTRY_BYTES = 64;

/** A program as a compiler lays it out: its head, its sections, and the list of them. */
function program(parts: readonly Part[]): Buffer {
  const names = ['', ...parts.map(({ name }) => name), '.shstrtab'];
  const all = [...parts, { name: '.shstrtab', text: `${names.join('\0')}\0` }];
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('\x7fELF', 0, 'latin1');
  head[4] = 2;
  let at = HEAD_BYTES;
  const entries = [Buffer.alloc(ENTRY_BYTES)];
  for (const [i, { text, ...part }] of all.entries()) {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt32LE(names.slice(0, i + 1).join('\0').length + 1, 0);
    entry.writeBigUInt64LE('loaded' in part && part.loaded ? 2n : 0n, 8);
    entry.writeBigUInt64LE(BigInt(at), 0x18);
    entry.writeBigUInt64LE(BigInt(text.length), 0x20);
    entries.push(entry);
    at += text.length;
  }
  head.writeBigUInt64LE(BigInt(at), 0x28);
  head.writeUInt16LE(ENTRY_BYTES, 0x3a);
  head.writeUInt16LE(entries.length, 0x3c);
  head.writeUInt16LE(entries.length - 1, 0x3e);
  return Buffer.concat([head, ...all.map(({ text }) => Buffer.from(text, 'latin1')), ...entries]);
}

/** Its sections, read as a loader does. */
function sections(bytes: Buffer): [string, string][] {
  const start = Number(bytes.readBigUInt64LE(0x28));
  const read = Array.from({ length: bytes.readUInt16LE(0x3c) }, (_, i) => {
    const entry = bytes.subarray(start + i * ENTRY_BYTES, start + (i + 1) * ENTRY_BYTES);
    const offset = Number(entry.readBigUInt64LE(0x18));
    const text = bytes.toString('latin1', offset, offset + Number(entry.readBigUInt64LE(0x20)));
    return { name: entry.readUInt32LE(0), text };
  });
  const names = read[bytes.readUInt16LE(0x3e)]?.text ?? '';
  return read.map(({ name, text }) => [names.slice(name, names.indexOf('\0', name)), text]);
}

const CODE: Part[] = [
  { name: '.text', text: 'code', loaded: true },
  { name: '.comment', text: 'compiler' },
];
const UNUSED: Part[] = [
  { name: '.debug_info', text: 'debug'.repeat(50) },
  { name: '.symtab', text: 'symbols'.repeat(50) },
  { name: '.strtab', text: 'words'.repeat(50) },
];

describe('a program without what a debugger reads', () => {
  it('keeps every other section under its name, and the bytes that are loaded where they were', () => {
    const whole = program([...CODE, ...UNUSED]);
    const bare = bareLinux(whole);
    expect(sections(bare).slice(0, 3)).toEqual(sections(whole).slice(0, 3));
    expect(sections(bare).map(([name]) => name)).toEqual(['', '.text', '.comment', '.shstrtab']);
    expect(bare.subarray(HEAD_BYTES, HEAD_BYTES + 12)).toEqual(whole.subarray(HEAD_BYTES, HEAD_BYTES + 12));
    expect(whole.length - bare.length).toBeGreaterThan(17 * 50);
    expect(bareLinux(bare)).toEqual(bare);
  });

  it.each([
    ['something loaded behind it', [...UNUSED, ...CODE]],
    ['another section behind it', [...CODE, ...UNUSED, { name: '.note', text: 'note' }]],
  ])('is refused with %s: nothing of that may move', (_what, parts) => {
    expect(() => bareLinux(program(parts))).toThrow('no se le puede quitar nada');
  });

  it('is refused where it is no program of Linux', () => {
    expect(() => bareLinux(Buffer.from('MZ'.repeat(50)))).toThrow('No es un programa de Linux');
  });
});
