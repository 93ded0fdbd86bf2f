import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { SheetFault } from './sheet-fault.ts'

const limits = { rows: 5, columns: 3 }
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(bytes(text), limits).map(({ number, cells }) => [number, ...cells])
const faultOf = (file: Uint8Array) => {
  try {
    readCsv(file, limits)
    return 'read'
  } catch (fault) {
    return fault instanceof SheetFault ? [fault.kind, fault.params.cell] : fault
  }
}

test.each<[string, string, unknown[][]]>([
  [
    'lines of either ending, with empty ones between',
    'a,b\r\n\r\nc\nd',
    [
      [1, 'a', 'b'],
      [3, 'c'],
      [4, 'd'],
    ],
  ],
  ['quotes, with commas, quotes and line ends in them', '"a,""b""\r\nc",d\n', [[1, 'a,"b"\r\nc', 'd']]],
  [
    'empty fields',
    ',b,\n"",,c',
    [
      [1, '', 'b'],
      [2, '', '', 'c'],
    ],
  ],
  [
    'semicolons',
    'a;1,5;c\nd;e',
    [
      [1, 'a', '1,5', 'c'],
      [2, 'd', 'e'],
    ],
  ],
  ['tabs', 'a\tb', [[1, 'a', 'b']]],
  ['a byte order mark', '\uFEFFa,b', [[1, 'a', 'b']]],
  ['a quote inside a field', 'a"b,c', [[1, 'a"b', 'c']]],
  ['figures and codes as they stand', '007,"1,500.00"', [[1, '007', '1,500.00']]],
  ['nothing', '', []],
])('a csv file is read: %s', (_what, text, rows) => {
  expect(read(text)).toEqual(rows)
})

test('Chinese is read as Windows writes it, too', () => {
  const file = Uint8Array.from([0xbb, 0xf9, 0xbd, 0xf0, 0x2c, 0x31])
  expect(readCsv(file, limits)).toEqual([{ number: 1, cells: ['基金', '1'] }])
})

test.each<[string, Uint8Array, unknown]>([
  ['rows', bytes('a\n'.repeat(1_000_000)), ['tooManyRows', undefined]],
  ['one line without end', bytes('a,'.repeat(4_000_000)), ['tooManyColumns', 'D1']],
  ['one empty line without end', bytes(','.repeat(4_000_000)), ['tooManyCells', undefined]],
  ['one field without end', bytes('a'.repeat(8_000_000)), ['cellTextTooLong', 'A1']],
  ['a quote without end', bytes(`"${'""'.repeat(4_000_000)}`), ['sheetDamaged', undefined]],
  ['a field that goes on behind its quote', bytes('"a"b,c'), ['sheetDamaged', undefined]],
  ['bytes that are no text', Uint8Array.from([0, 1, 2, 0xff]), ['notText', undefined]],
])('reading stops: %s', (_what, file, fault) => {
  expect(faultOf(file)).toEqual(fault)
})
