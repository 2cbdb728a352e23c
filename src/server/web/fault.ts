// Why there is no door for browsers.

/** Thrown where the package has no page: a clone that was not built. */
export class PageFault extends Error {
  readonly folder: string;
  constructor(folder: string) {
    super(`no page in ${folder}`);
    this.folder = folder;
  }
}
