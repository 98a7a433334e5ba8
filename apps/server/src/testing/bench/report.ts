import { type Figure, median } from './figure.ts';

/** A part of the bench, as the report tells it. */
export interface Told {
  title: string;
  /** What is done, and what bounds it. */
  about: string;
  figures: readonly Figure[];
}

/** One page of Markdown: the parts, each with the medians of its figures. */
export function report(machine: string, parts: readonly Told[]): string {
  return [
    '# What `npm run bench:platform` has measured',
    machine,
    'Medians; in brackets of how many runs. «Bound» is the same work without the platform, measured in the same run on the same machine; the ratio is measured to bound. Databases, servers and whoever asks them share the machine. Both databases wait until the disk has what is committed.',
    ...parts.flatMap(({ title, about, figures }) => [`## ${title}`, about, table(figures)]),
    '',
  ].join('\n\n');
}

function table(figures: readonly Figure[]): string {
  // The databases of one figure stand together.
  const names = [...new Set(figures.map(({ name }) => name))];
  const withPeer = figures.some(({ peer }) => peer !== undefined);
  const rows = names.flatMap((name) => {
    const same = figures.filter((figure) => figure.name === name);
    return [...new Set(same.map(({ on }) => on))].map((on) =>
      row(
        same.filter((one) => one.on === on),
        withPeer,
      ),
    );
  });
  return [
    `| figure | database | measured | bound | ratio |${withPeer ? ' peer |' : ''} bar |`,
    `| --- | --- | ---: | ---: | ---: |${withPeer ? ' ---: |' : ''} --- |`,
    ...rows,
  ].join('\n');
}

/** One figure of every run. */
function row(runs: readonly Figure[], withPeer: boolean): string {
  const [first] = runs;
  const value = median(runs.map((run) => run.value));
  const bounds = runs.flatMap(({ bound }) => bound ?? []);
  const ratio = median(runs.flatMap((run) => (run.bound === undefined ? [] : run.value / run.bound)));
  const cells = [
    `${first?.name} (${runs.length})`,
    { embedded: 'embedded', postgres: 'PostgreSQL', none: '' }[first?.on ?? 'none'],
    show(value),
    ...(bounds.length > 0 ? [show(median(bounds)), ratio.toFixed(2)] : ['', '']),
    ...(withPeer ? [first?.peer === undefined ? '' : show(first.peer)] : []),
    verdict(first?.bar, { value, ratio }),
  ];
  return `| ${cells.join(' | ')} |`;
}

function verdict(bar: Figure['bar'], { value, ratio }: { value: number; ratio: number }): string {
  if (!bar) return '';
  const measured = bar.of === 'ratio' ? ratio : value;
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = bar;
  const limits = [
    ...(bar.least === undefined ? [] : [`≥ ${least}`]),
    ...(bar.most === undefined ? [] : [`≤ ${most}`]),
  ];
  const of = bar.of === 'ratio' ? 'ratio ' : '';
  return `${of}${limits.join(', ')}: ${measured >= least && measured <= most ? 'holds' : 'MISSED'}`;
}

const show = (value: number) =>
  Math.abs(value) < 100 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);
