import type { ExchangeLine } from '../../contract/exchange/faults.ts'
import { isExchangeDate } from './exchange-date.ts'
import { ExchangeError } from './exchange-error.ts'
import { type Line, readLines } from './lines.ts'

const ascii = new TextDecoder('latin1')

/** Reads the lines before the records, each of which has a fixed meaning. Throws an ExchangeError for a wrong line. */
export class HeadingReader {
  readonly #lines: AsyncGenerator<Line, undefined>
  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#lines = readLines(bytes)
  }

  /** The next line, even if it does not end with CR LF; undefined at the end of the file. */
  async next(): Promise<Line | undefined> {
    return (await this.#lines.next()).value
  }

  /** Stops reading. The stream of bytes is closed. */
  async close(): Promise<void> {
    await this.#lines.return(undefined)
  }

  /** A mandatory line that must end with CR LF. */
  async line(what: ExchangeLine): Promise<Line> {
    const line = await this.next()
    if (line === undefined) throw new ExchangeError({ code: 'lineMissing', params: { what } })
    if (line.ending !== 'crlf') throw new ExchangeError({ code: 'lineBreak', line: line.number })
    return line
  }

  async mark(mark: string, otherwise: 'notDataFile' | 'notIndexFile'): Promise<void> {
    const line = await this.next()
    if (line === undefined) throw new ExchangeError({ code: 'emptyFile' })
    if (ascii.decode(line.bytes) !== mark) throw new ExchangeError({ code: otherwise, line: 1 })
    if (line.ending !== 'crlf') throw new ExchangeError({ code: 'lineBreak', line: 1 })
  }

  /** The text of a line, without the spaces that fill it to its width. A width of 0 takes any length. */
  async text(what: ExchangeLine, width: number): Promise<{ readonly text: string; readonly line: number }> {
    const { bytes, number } = await this.line(what)
    if (width > 0 && bytes.length !== width)
      throw new ExchangeError({
        code: 'lineWidth',
        line: number,
        params: { what, expected: String(width), found: String(bytes.length) },
      })
    const text = ascii.decode(bytes).replace(/ +$/, '')
    if (!/^[\x20-\x7e]*$/.test(text))
      throw new ExchangeError({ code: 'lineText', line: number, params: { what } })
    return { text, line: number }
  }

  async count(what: ExchangeLine, width: number): Promise<number> {
    const { text, line } = await this.text(what, width)
    if (!/^\d{1,15}$/.test(text.replace(/^0+(?=\d)/, '')))
      throw new ExchangeError({ code: 'lineNumber', line, params: { what, found: text } })
    return Number(text)
  }

  /** YYYYMMDD, a day of the calendar. */
  async date(what: ExchangeLine, width: number): Promise<string> {
    const { text, line } = await this.text(what, width)
    if (!isExchangeDate(text))
      throw new ExchangeError({ code: 'lineDate', line, params: { what, found: text } })
    return text
  }
}
