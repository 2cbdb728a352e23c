// Figures for whoever runs a house: /healthz and /metrics on a port of their own.
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HouseFigures } from './house/types.js';

export interface Figures {
  frame(ms: number): void;
  line(ms: number): void;
  bytes(count: number): void;
  event(name: string): void;
  text(): Promise<string>;
}

export interface Now extends HouseFigures {
  readonly connections: number;
}

const MS = [1, 2, 5, 10, 20, 40, 60, 100, 250, 1000];

export const createFigures = (now: () => Now): Figures => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register, prefix: 'risk_' });
  const frames = new Histogram({
    name: 'risk_key_to_frame_ms',
    help: 'Milliseconds from a key to the frame that answers it',
    buckets: MS,
    registers,
  });
  const lines = new Histogram({
    name: 'risk_line_ms',
    help: 'Milliseconds that the store took for a line',
    buckets: MS,
    registers,
  });
  const bytes = new Counter({ name: 'risk_bytes_total', help: 'Bytes sent to terminals', registers });
  const events = new Counter({
    name: 'risk_events_total',
    help: 'Connections and logins',
    labelNames: ['event'],
    registers,
  });
  const gauge = (name: string, help: string, value: (seen: Now) => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(now()));
      },
    });
  };
  gauge('risk_sessions', 'Sessions in the house', (seen) => seen.sessions);
  gauge('risk_people', 'People in the house', (seen) => seen.people);
  gauge('risk_tables', 'Tables open in this process', (seen) => seen.tables);
  gauge('risk_kept_tables', 'Tables whose bots and clocks this process plays', (seen) => seen.kept);
  gauge('risk_other_processes', 'Other processes of the same house', (seen) => seen.others);
  gauge('risk_connections', 'Open connections', (seen) => seen.connections);
  gauge('risk_clock_late_ms', 'Milliseconds that the last tick of the clocks was late', (seen) => seen.lateness);
  return {
    frame: (ms) => frames.observe(ms),
    line: (ms) => lines.observe(ms),
    bytes: (count) => bytes.inc(count),
    event: (name) => events.inc({ event: name }),
    text: () => register.metrics(),
  };
};

/** Serves them; rejects with the system's error where the port cannot be had. */
export const serveFigures = async (
  figures: Figures,
  host: string,
  port: number,
  isWell: () => boolean,
): Promise<Server> => {
  const server = createServer((request, response) => {
    const answer = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff' });
      response.end(text);
    };
    if (request.method !== 'GET') answer(405, 'text/plain', 'GET only\n');
    else if (request.url === '/healthz') answer(isWell() ? 200 : 503, 'text/plain', isWell() ? 'ok\n' : 'stopping\n');
    else if (request.url === '/metrics') {
      figures.text().then(
        (text) => answer(200, 'text/plain; version=0.0.4; charset=utf-8', text),
        () => answer(500, 'text/plain', 'no figures\n'),
      );
    } else answer(404, 'text/plain', '/healthz or /metrics\n');
  });
  server.requestTimeout = 5000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  server.unref();
  return server;
};
