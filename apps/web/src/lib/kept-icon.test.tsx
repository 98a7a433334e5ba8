import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { keptIcon } from './kept-icon.ts';

const PLANE = { name: 'plane' };
const GLOBE = { name: 'globe' };

let rendered = 0;
beforeEach(() => {
  rendered = 0;
});

const Icon = keptIcon(({ icon, className, ...rest }, ref) => {
  rendered += 1;
  const name = `${'name' in icon && String(icon.name)} ${className}`;
  return <svg ref={ref} className={name} {...rest} />;
});

it('is made once for each look and painted the same from then on', () => {
  const page = (
    <>
      <Icon icon={PLANE} className="size-4" aria-hidden />
      <Icon icon={PLANE} className="size-4" aria-hidden />
      <Icon icon={PLANE} className="size-4" aria-hidden="true" />
      <Icon icon={PLANE} className="size-4" />
      <Icon icon={PLANE} className="size-5" aria-hidden />
      <Icon icon={GLOBE} className="size-4" aria-hidden />
    </>
  );
  const markup = renderToStaticMarkup(page);
  expect(rendered).toBe(5);
  expect(markup.match(/class="[^"]*"/g)).toEqual([
    'class="plane size-4"',
    'class="plane size-4"',
    'class="plane size-4"',
    'class="plane size-4"',
    'class="plane size-5"',
    'class="globe size-4"',
  ]);
  expect(renderToStaticMarkup(page)).toBe(markup);
  expect(rendered).toBe(5);
});

it('with lines is painted the same once they are kept', async () => {
  const Lines = keptIcon(({ className, ...rest }, ref) => (
    <svg
      ref={ref}
      className={className}
      viewBox="0 0 24 24"
      strokeWidth={2}
      aria-hidden={rest['aria-hidden']}
    >
      <path d="M7 7h10v10" />
      <circle cx="12" cy="12" r="10" fill='"&<' />
    </svg>
  ));
  const page = <Lines icon={{}} className="size-4" aria-hidden />;
  const first = renderToStaticMarkup(page);
  expect(first).toContain('<path d="M7 7h10v10"></path><circle cx="12"');
  await Promise.resolve();
  expect(renderToStaticMarkup(page)).toBe(first);
});

it('with a handler, a style or a ref is rendered each time', () => {
  for (const own of [
    { onClick: () => undefined },
    { style: { top: 1 } },
    { ref: createRef<SVGSVGElement>() },
  ]) {
    rendered = 0;
    const page = <Icon icon={GLOBE} className="size-6" {...own} />;
    expect(renderToStaticMarkup(page)).toBe(renderToStaticMarkup(page));
    expect(rendered).toBe(2);
  }
});

it('keeps no more looks than the code can have', () => {
  const looks = Array.from({ length: 80 }, (_, at) => <Icon key={at} icon={PLANE} title={`Avión ${at}`} />);
  renderToStaticMarkup(looks);
  renderToStaticMarkup(looks);
  expect(rendered).toBeGreaterThan(80);
});
