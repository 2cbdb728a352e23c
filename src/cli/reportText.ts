// A report as text: Markdown for people and issue trackers, in which facts and record can be found again by the program.
import * as v from 'valibot';
import type { Result } from '../core/index.js';
import { parseRecord, type ReadRecord, type RecordFault } from '../table/recordText.js';
import { jsonText, type Messages, plainJson, plainLines, plainText } from '../text/index.js';
import { MOST_COLUMNS, MOST_ROWS } from '../tui/terminal/session.js';
import { isUiValue } from '../tui/uiState.js';

const REPORT_FORMAT = 1;
const TITLE = '# risk-napoleon report';
const FACTS_FENCE = '```json';
const RECORD_FENCE = '```jsonl';
const FENCE = '```';

/** What is typed may begin and end with a blank. */
const isShown = (value: unknown): boolean => isUiValue(value, (text) => plainLines(text) === text);

const SHORT = v.pipe(v.string(), v.maxLength(200));
const COLUMNS = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COLUMNS));
const ROWS = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROWS));
const TERMINAL = v.strictObject({
  columns: COLUMNS,
  rows: ROWS,
  depth: v.picklist([0, 4, 8, 24]),
  ascii: v.boolean(),
  light: v.boolean(),
  language: SHORT,
  term: SHORT,
  colorterm: SHORT,
  locale: SHORT,
});
const FACTS = v.strictObject({
  report: v.number(),
  program: SHORT,
  node: SHORT,
  platform: SHORT,
  written: SHORT,
  terminal: TERMINAL,
  /** What the screen showed beside the game; null where the report was made without a screen. */
  screen: v.nullable(v.custom<Readonly<Record<string, unknown>>>(isShown, 'a screen that cannot be')),
  error: v.nullable(v.pipe(v.string(), v.maxLength(10_000))),
});

export type ReportFacts = v.InferOutput<typeof FACTS>;

export interface ReadReport {
  readonly facts: ReportFacts;
  readonly read: ReadRecord;
  /** The record's own text. */
  readonly text: string;
}

/** People write above it what is wrong. */
const SEARCHED = 100_000;

export const isReport = (text: string): boolean =>
  text
    .slice(0, SEARCHED)
    .split('\n')
    .some((line) => line.replace(/^\ufeff|\r$/g, '') === TITLE);

const fail = (line: number, what: string): Result<never, RecordFault> => ({
  ok: false,
  error: { code: 'damaged', line, what },
});

const parseFacts = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads a report; the lines of faults are those of the file. Nothing in it is trusted. */
export const parseReport = (text: string): Result<ReadReport, RecordFault> => {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  // Whatever people wrote into it stands before.
  const record = lines.lastIndexOf(RECORD_FENCE);
  if (record < 0) return fail(lines.length, 'a report without a record');
  const facts = lines.lastIndexOf(FACTS_FENCE, record);
  const factsEnd = facts < 0 ? -1 : lines.indexOf(FENCE, facts);
  if (factsEnd < 0 || factsEnd > record) return fail(record + 1, 'a report without its facts');
  const checked = v.safeParse(FACTS, parseFacts(lines.slice(facts + 1, factsEnd).join('\n')));
  if (!checked.success) return fail(facts + 2, checked.issues[0].message);
  if (checked.output.report !== REPORT_FORMAT) return fail(facts + 2, `report format ${checked.output.report}`);
  const end = lines.indexOf(FENCE, record);
  const body = lines.slice(record + 1, end < 0 ? undefined : end).join('\n') + (end < 0 ? '' : '\n');
  const read = parseRecord(body, record + 2);
  return read.ok ? { ok: true, value: { facts: checked.output, read: read.value, text: body } } : read;
};

const indented = (lines: readonly string[]): string => lines.map((line) => `    ${line}`.trimEnd()).join('\n');

export interface ReportParts {
  readonly facts: Omit<ReportFacts, 'report'>;
  /** Rows of the screen; null where it cannot be drawn. */
  readonly screen: readonly string[] | null;
  readonly record: string;
  /** The command that replays it; the name of the file is in it. */
  readonly command: string;
}

/** The record's lines as they are, but that nothing in them can steer a terminal. */
const linesOf = (record: string): string => {
  const plain = plainJson(record.replace(/^\ufeff/, ''));
  return plain.endsWith('\n') || plain === '' ? plain : `${plain}\n`;
};

export const reportText = ({ facts, screen, record, command }: ReportParts, m: Messages): string => {
  const { terminal } = facts;
  const rows: readonly (readonly [string, string])[] = [
    ['risk-napoleon', facts.program],
    ['Node', facts.node],
    [m.report.platform, facts.platform],
    [
      m.report.terminal,
      `${terminal.columns} x ${terminal.rows}, ${m.report.colours(terminal.depth)}, TERM=${terminal.term}` +
        (terminal.colorterm === '' ? '' : `, COLORTERM=${terminal.colorterm}`),
    ],
    [m.report.locale, terminal.locale],
    [m.report.written, facts.written],
  ];
  const cell = (text: string): string => plainText(text).replaceAll('|', '\\|');
  return [
    TITLE,
    m.report.what,
    m.report.secret,
    `${m.report.replayWith}\n\n${indented([command])}`,
    `| | |\n| --- | --- |\n${rows.map(([name, value]) => `| ${name} | ${cell(value)} |`).join('\n')}`,
    ...(facts.error === null ? [] : [`## ${m.report.error}`, indented(facts.error.split('\n').map(plainText))]),
    ...(screen === null ? [] : [`## ${m.report.screen}`, indented(screen)]),
    `## ${m.report.record}`,
    `${FACTS_FENCE}\n${jsonText({ report: REPORT_FORMAT, ...facts })}\n${FENCE}`,
    `${RECORD_FENCE}\n${linesOf(record)}${FENCE}`,
    '',
  ].join('\n\n');
};
