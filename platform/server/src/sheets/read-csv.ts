import type { SheetRow } from '@iisp/contract/sheet-row'
import { RowGatherer } from './row-gatherer.ts'
import { SheetCounter } from './sheet-counter.ts'
import { SheetFault } from './sheet-fault.ts'
import { type SheetLimits, sheetBounds } from './sheet.ts'

/**
 * The rows of a csv file (RFC 4180) in UTF-8 or, as Windows writes Chinese, in GB 18030. The
 * separator is the one of comma, semicolon and tab that occurs most in the first line. Throws a
 * SheetFault.
 */
export function readCsv(file: Uint8Array, limits: SheetLimits): readonly SheetRow[] {
  const text = textOf(file)
  const counter = new SheetCounter(limits)
  const rows = new RowGatherer(counter)
  for (const { row, column, value } of fieldsOf(text, dividerOf(text))) {
    counter.element()
    if (value === '') continue
    counter.filled(row, column)
    rows.add(row, column, value)
  }
  return rows.rows
}

function textOf(file: Uint8Array): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(file)
      if (!text.includes('\0')) return text
    } catch {
      continue
    }
  }
  throw new SheetFault('notText')
}

function dividerOf(text: string): string {
  const line = text.slice(0, Math.min(endOfLine(text), sheetBounds.cell))
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function endOfLine(text: string): number {
  const end = text.search(/[\r\n]/)
  return end < 0 ? text.length : end
}

interface Field {
  readonly row: number
  readonly column: number
  readonly value: string
}

/** One field after the other, so that reading can stop at any. */
function* fieldsOf(text: string, divider: string): Generator<Field> {
  const fieldEnd = new RegExp(`[${divider}\\r\\n]|$`, 'g')
  const lineEnd = /\r\n|\r|\n/y
  let [at, row, column] = [0, 1, 1]
  while (at < text.length) {
    const isQuoted = text[at] === '"'
    const quoteEnd = isQuoted ? endOfQuote(text, at + 1) : at
    fieldEnd.lastIndex = quoteEnd
    const end = fieldEnd.exec(text)?.index ?? text.length
    // nothing may stand between a quote and the end of its field
    if (isQuoted && end !== quoteEnd) throw new SheetFault('sheetDamaged')
    const value = isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end)
    yield { row, column, value }
    if (text[end] === divider) [at, column] = [end + 1, column + 1]
    else {
      lineEnd.lastIndex = end
      ;[at, row, column] = [end + (lineEnd.exec(text)?.[0].length ?? 1), row + 1, 1]
    }
  }
}

/** The place behind the quote that ends a field; doubled ones belong to it. */
function endOfQuote(text: string, from: number): number {
  let at = from
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new SheetFault('sheetDamaged')
    if (text[quote + 1] !== '"') return quote + 1
    at = quote + 2
  }
}
