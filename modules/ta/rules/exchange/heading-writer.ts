import type { ExchangeLine } from '../../contract/exchange/faults.ts'
import { ExchangeError } from './exchange-error.ts'
import { isExchangeDate } from './exchange-date.ts'

const lineBreak = '\r\n'

/** Collects the lines before the records. A value that does not fit is refused with its line number. */
export class HeadingWriter {
  #text = ''
  #lines = 0

  get bytes(): Uint8Array {
    return new TextEncoder().encode(this.#text)
  }
  /** Lines so far. */
  get lines(): number {
    return this.#lines
  }

  line(text: string): this {
    this.#text += text + lineBreak
    this.#lines += 1
    return this
  }

  /** Left-aligned, filled with spaces. */
  text(what: ExchangeLine, value: string, width: number): this {
    this.#check(what, /^[\x21-\x7e]*$/.test(value), value, width)
    return this.line(value.padEnd(width))
  }

  count(what: ExchangeLine, value: number, width: number): this {
    const digits = String(value)
    this.#check(what, /^\d+$/.test(digits), digits, width)
    return this.line(digits.padStart(width, '0'))
  }

  date(value: string, width: number): this {
    if (!isExchangeDate(value))
      throw new ExchangeError({
        code: 'lineDate',
        line: this.#lines + 1,
        params: { what: 'date', found: value },
      })
    return this.text('date', value, width)
  }

  #check(what: ExchangeLine, allowed: boolean, value: string, width: number): void {
    const line = this.#lines + 1
    if (!allowed) throw new ExchangeError({ code: 'lineText', line, params: { what } })
    if (value.length > width)
      throw new ExchangeError({
        code: 'lineWidth',
        line,
        params: { what, expected: String(width), found: String(value.length) },
      })
  }
}
