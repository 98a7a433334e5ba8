/**
 * Strips Node for Linux of the data that only debuggers read, a fifth of its size. That program has no signature that
 * this could break.
 */

/** Places in the head of a 64-bit ELF file, and in the entry of a section. */
const HEAD = { class: 4, sections: 0x28, sectionSize: 0x3a, sectionCount: 0x3c, sectionNames: 0x3e } as const;
const SECTION = { name: 0, flags: 8, offset: 0x18, size: 0x20 } as const;
/** A section that is loaded when the program runs. */
const LOADED = 2;
const UNUSED = /^\.(debug_.*|symtab|strtab)$/;
const ALIGNED = 8;

interface Section {
  entry: Buffer;
  name: string;
  offset: number;
  size: number;
}

/**
 * Removes symbols and debug information from the end of the program.
 * @throws Error if the file lacks the usual layout: loaded sections first, then the others, the list of sections last
 */
export function bareLinux(program: Buffer): Buffer {
  if (program.toString('latin1', 0, 4) !== '\x7fELF' || program[HEAD.class] !== 2)
    throw new Error('No es un programa de Linux de 64 bits.');
  const sections = sectionsOf(program);
  const first = sections.findIndex(({ name }) => UNUSED.test(name));
  const cut = sections[first];
  if (!cut) return program;
  const rest = sections.slice(first).filter(({ name }) => !UNUSED.test(name));
  const loadedBehind = sections.some(
    ({ entry, offset }) =>
      (entry.readBigUInt64LE(SECTION.flags) & BigInt(LOADED)) !== 0n && offset > cut.offset,
  );
  // Sections name one another by their numbers: those of what stays do not change.
  const names = rest[0];
  if (loadedBehind || rest.length !== 1 || names?.name !== '.shstrtab')
    throw new Error('El programa de Node para Linux está hecho de otra forma: no se le puede quitar nada.');
  const parts = [program.subarray(0, cut.offset), program.subarray(names.offset, names.offset + names.size)];
  const pad = Buffer.alloc((ALIGNED - ((cut.offset + names.size) % ALIGNED)) % ALIGNED);
  const moved = Buffer.from(names.entry);
  moved.writeBigUInt64LE(BigInt(cut.offset), SECTION.offset);
  const kept = [...sections.slice(0, first).map(({ entry }) => entry), moved];
  const bare = Buffer.concat([...parts, pad, ...kept]);
  bare.writeBigUInt64LE(BigInt(cut.offset + names.size + pad.length), HEAD.sections);
  bare.writeUInt16LE(kept.length, HEAD.sectionCount);
  bare.writeUInt16LE(kept.length - 1, HEAD.sectionNames);
  return bare;
}

function sectionsOf(program: Buffer): Section[] {
  const start = Number(program.readBigUInt64LE(HEAD.sections));
  const length = program.readUInt16LE(HEAD.sectionSize);
  const entries = Array.from({ length: program.readUInt16LE(HEAD.sectionCount) }, (_, i) =>
    program.subarray(start + i * length, start + (i + 1) * length),
  );
  const place = (entry: Buffer) => ({
    offset: Number(entry.readBigUInt64LE(SECTION.offset)),
    size: Number(entry.readBigUInt64LE(SECTION.size)),
  });
  const names = entries[program.readUInt16LE(HEAD.sectionNames)];
  if (!names) return [];
  const { offset: at } = place(names);
  return entries.map((entry) => {
    const from = at + entry.readUInt32LE(SECTION.name);
    return { entry, name: program.toString('latin1', from, program.indexOf(0, from)), ...place(entry) };
  });
}
