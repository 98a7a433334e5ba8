/** What each generated configuration would answer for a path, by the rules of its host; for tests. */

type Answer = Record<string, string>;

/** Cloudflare's rules: every block that matches applies in turn; values add up unless `!` took the old one away. */
export function headersFileAnswer(text: string, path: string): Answer {
  const answer: Answer = {};
  let matches = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      matches = path.startsWith(line.slice(0, -1));
    } else if (matches && line.startsWith('  ! ')) {
      delete answer[line.slice(4)];
    } else if (matches && line.startsWith('  ')) {
      const colon = line.indexOf(': ');
      const name = line.slice(2, colon);
      const value = line.slice(colon + 2);
      answer[name] = name in answer ? `${answer[name]}, ${value}` : value;
    }
  }
  return answer;
}

/** nginx: the location with the longest prefix answers, and only with its own headers. */
export function nginxAnswer(text: string, path: string): Answer {
  const locations = [...text.matchAll(/^location (?:\^~ )?(\S+) \{\n([\s\S]*?)^\}/gm)]
    .map(([, prefix = '', body = '']) => ({ prefix, body }))
    .filter(({ prefix }) => path.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  const lines = locations[0]?.body.matchAll(/^ +add_header (\S+) "((?:[^"\\]|\\.)*)"(?: always)?;$/gm) ?? [];
  return Object.fromEntries([...lines].map(([, name, value]) => [name, unescape(value)]));
}

/** Apache: sections in `<If>` apply after the rest, and `set` replaces. */
export function apacheAnswer(text: string, path: string): Answer {
  const answer: Answer = {};
  let matches = true;
  for (const line of text.split('\n')) {
    const section = /^<If "%\{REQUEST_URI\} =~ m#(.*)#">$/.exec(line);
    if (section) matches = new RegExp(section[1] ?? '').test(path);
    if (line === '</If>') matches = true;
    const set = /^ *Header (?:always )?set (\S+) "((?:[^"\\]|\\.)*)"$/.exec(line);
    if (set?.[1] !== undefined && matches) answer[set[1]] = unescape(set[2]);
    const unset = /^ *Header always unset (\S+)$/.exec(line);
    if (unset?.[1] !== undefined && matches) delete answer[unset[1]];
  }
  return answer;
}

function unescape(value = ''): string {
  return value.replaceAll(String.raw`\"`, '"');
}
