/**
 * Why the portal cannot start, as one clear sentence in both languages. The command line prints the message
 * and ends with exit code 1; no stack, no log line.
 */
export class StartupError extends Error {
  readonly zh: string
  readonly en: string
  constructor(zh: string, en: string) {
    super(`${zh} ${en}`)
    this.name = 'StartupError'
    this.zh = zh
    this.en = en
  }
}
