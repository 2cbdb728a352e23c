// The version in package.json: beside the bundle's folder, or above the sources.
import { existsSync, readFileSync } from 'node:fs';

export const version = (): string => {
  const places = ['../package.json', '../../package.json'].map((path) => new URL(path, import.meta.url));
  const place = places.find((url) => existsSync(url));
  if (!place) throw new Error('package.json is missing from the package');
  return String((JSON.parse(readFileSync(place, 'utf8')) as { version?: unknown }).version);
};
