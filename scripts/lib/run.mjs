// @ts-check
import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/**
 * Runs a program to its end, without input, and returns its exit code. With `capture` its output is kept and not shown;
 * `say` receives it piece by piece instead of the terminal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, capture?: boolean, say?: (text: string) => void,
 *   shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, capture = false, say, shell = false } = {}) {
  const piped = capture || say ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', piped, piped],
    });
    let output = '';
    const hear = (/** @type {Buffer} */ chunk) => {
      if (capture) output += chunk.toString();
      say?.(chunk.toString());
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs one of the installed tools with this same Node, so that it works alike on every system.
 * @param {string} file path of the tool's script under node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(file, args, options) {
  return run(process.execPath, [`${root}node_modules/${file}`, ...args], options);
}
