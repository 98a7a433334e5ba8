// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { NAMES_RULE, RULES } from '../e2e/page-checks/words.ts';

test.each([...RULES, NAMES_RULE])('the rule «$name» knows its breach and nothing else', (rule) => {
  for (const line of rule.wrong) expect.soft(rule.breach(line), line).toBeDefined();
  for (const line of rule.right) expect.soft(rule.breach(line), line).toBeUndefined();
});
