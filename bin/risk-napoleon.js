#!/usr/bin/env node
// Says what is needed where Node is too old. Older ones must be able to read this file: nothing newer than Node 12 in
// it, and the program is loaded only afterwards.
const LEAST = 20;
const SENTENCES = {
  en: `risk-napoleon needs Node.js ${LEAST} or newer; this is`,
  fr: `risk-napoleon demande Node.js ${LEAST} ou plus récent ; ceci est`,
  it: `risk-napoleon richiede Node.js ${LEAST} o più recente; questo è`,
  pt: `risk-napoleon precisa do Node.js ${LEAST} ou mais recente; este é o`,
};

if (Number.parseInt(process.versions.node, 10) < LEAST) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const language = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  console.error(`${SENTENCES[language] || SENTENCES.en} ${process.versions.node}.`);
  process.exitCode = 2;
} else {
  import('../dist/cli.js');
}
