// Runs the command as it is shipped many times in one process: a line {"argv", "env"} in, a line {"code", "out", "err"} out.
// What the bundle's parts keep between two runs is kept here too, which a start of its own would not.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [, , bundle] = process.argv;
process.setMaxListeners(0);
process.stdout.setMaxListeners(0);
process.stderr.setMaxListeners(0);
const answer = process.stdout.write.bind(process.stdout);
let said = { out: '', err: '' };
const keep =
  (where) =>
  (text, ...rest) => {
    said[where] += text;
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  };
process.stdout.write = keep('out');
process.stderr.write = keep('err');

let runs = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { argv, env } = JSON.parse(line);
  process.argv = [process.argv[0], bundle, ...argv];
  // Into the environment itself, which the system's own look-ups (the home) read too.
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.exitCode = 0;
  said = { out: '', err: '' };
  runs += 1;
  await import(`${pathToFileURL(bundle).href}?${runs}`);
  const code = process.exitCode ?? 0;
  process.exitCode = 0;
  answer(`${JSON.stringify({ code, ...said })}\n`);
}
