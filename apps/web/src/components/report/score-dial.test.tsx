import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Mark } from './marks.ts';
import { ScoreDial } from './score-dial.tsx';

const mark = (letter: string, deduction: number) => ({ letter, item: { deduction } }) as Mark;

it.each([
  ['a first tenth that is lost, at the lower right', 99, [mark('A', 1)]],
  ['all of it, down to the lower left', 0, [mark('A', 40), mark('B', 60)]],
  ['three rules that took little', 91, [mark('A', 2), mark('B', 4), mark('C', 3)]],
])('keeps every letter whole within its picture: %s', (_, score, marks) => {
  render(<ScoreDial score={score} least={55} marks={marks} />);
  const dial = screen.getByRole('img', { name: /^Nota/ });
  const [left = 0, top = 0, width = 0, height = 0] = dial.getAttribute('viewBox')!.split(' ').map(Number);
  for (const { letter } of marks) {
    const text = [...dial.querySelectorAll('text')].find(({ textContent }) => textContent === letter)!;
    const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
    // Its middle and its foot; a letter is 11 high and at most 10 wide.
    expect(x - 5).toBeGreaterThan(left);
    expect(x + 5).toBeLessThan(left + width);
    expect(y - 11).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }
});
