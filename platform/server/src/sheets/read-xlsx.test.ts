import { textRow, workbookOf } from '@iisp/testing/workbook'
import { zipOf } from '@iisp/testing/zip'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readXlsx } from './read-xlsx.ts'
import { SheetFault } from './sheet-fault.ts'

const limits = { rows: 5, columns: 3 }
const read = (file: Uint8Array) => readXlsx(file, limits)
const cell = (body: string, attributes = '') =>
  workbookOf({ rows: `<row r="1"><c r="A1" ${attributes}>${body}</c></row>` })
const first = async (file: Uint8Array) => (await read(file))[0]?.cells[0]
const faultOf = (file: Uint8Array) =>
  read(file).then(
    () => 'read',
    (fault: unknown) => (fault instanceof SheetFault ? [fault.kind, fault.params.cell] : fault),
  )
const many = (count: number, row: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => row(n + 1)).join('')

describe('a sheet', () => {
  test('gives its rows with their numbers, and passes over what is empty', async () => {
    const rows = `${textRow(2, { A: 'a', C: 'c' })}<row r="3"><c r="XFD3" s="1"/></row>${textRow(7, { B: 'b' })}`
    expect(await read(workbookOf({ rows }))).toEqual([
      { number: 2, cells: ['a', '', 'c'] },
      { number: 7, cells: ['', 'b'] },
    ])
  })

  test('that another program wrote is read: texts, numbers, days, truth', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: '申请',
          rows: [
            ['产品 & 代码', 1_500_000.5, new Date('2026-11-25T00:00:00Z')],
            ['022', true, -3],
          ],
        },
      ],
    })
    expect(await read(file)).toEqual([
      { number: 1, cells: ['产品 & 代码', '1500000.5', '2026-11-25'] },
      { number: 2, cells: ['022', 'TRUE', '-3'] },
    ])
  })

  test('whose rows and cells have no places is counted', async () => {
    const rows = '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row><c><v>4</v></c></row>'
    expect(await read(workbookOf({ rows }))).toEqual([
      { number: 1, cells: ['1', '', '3'] },
      { number: 2, cells: ['4'] },
    ])
  })

  test.each([
    ['3.3000000000000003', '3.3'],
    ['1234567.8900000001', '1234567.89'],
    ['0.1', '0.1'],
    ['1E-7', '0.0000001'],
    ['123456789012345', '123456789012345'],
    ['6.2220212345678902E+18', '6.22202123456789E+18'],
    ['1E+21', '1E+21'],
    ['-0', '0'],
    ['1500000.5', '1500000.5'],
  ])('shows the number %s as %s', async (stored, shown) => {
    expect(await first(cell(`<v>${stored}</v>`))).toBe(shown)
  })

  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/>' +
    '<numFmt numFmtId="171" formatCode="[Red]0.00_);&quot;day&quot;0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>'
  test.each([
    ['0', '46351', '', '46351'],
    ['1', '46351', '', '2026-11-25'],
    ['1', '46351.75', '', '2026-11-25'],
    ['2', '46351', '', '2026-11-25'],
    ['3', '46351', '', '46351'],
    ['1', '44889', 'date1904="1"', '2026-11-25'],
    ['1', '-5', '', '-5'],
  ])('shows by its style %s the number %s %s as %s', async (style, number, properties, shown) => {
    const rows = `<row r="1"><c r="A1" s="${style}"><v>${number}</v></c></row>`
    expect(await first(workbookOf({ rows, styles, properties }))).toBe(shown)
  })

  test.each([
    ['rich text', '<is><r><t>甲</t></r><r><t>乙</t></r></is>', 't="inlineStr"', '甲乙'],
    ['a reading aid', '<is><t>甲</t><rPh sb="0" eb="1"><t>jia</t></rPh></is>', 't="inlineStr"', '甲'],
    ['an escape', '<is><t>a_x0007_b</t></is>', 't="inlineStr"', 'a\u0007b'],
    ['an escaped escape', '<is><t>_x005F_x0041_</t></is>', 't="inlineStr"', '_x0041_'],
    ['a formula', '<f>SUM(A1:A3)</f><v>12</v>', '', '12'],
    ['a formula of text', '<f>A1&amp;"b"</f><v>ab</v>', 't="str"', 'ab'],
    ['a formula that failed', '<v>#DIV/0!</v>', 't="e"', '#DIV/0!'],
  ])('shows %s', async (_what, body, attributes, shown) => {
    expect(await first(cell(body, attributes))).toBe(shown)
  })

  test('takes the shared strings that it names', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c></row>'
    const strings = '<si><t>零</t></si><si><r><t>一</t></r><r><t>壹</t></r></si><si><t>二</t></si>'
    expect((await read(workbookOf({ rows, strings })))[0]?.cells).toEqual(['一壹', '零'])
  })
})

describe('reading stops', () => {
  test.each<[string, Uint8Array, unknown]>([
    [
      'at the first row too many',
      workbookOf({ rows: many(6, (n) => textRow(n, { A: 'x' })) }),
      ['tooManyRows', undefined],
    ],
    [
      'at a cell in the last column of spreadsheets',
      workbookOf({ rows: many(4, (n) => textRow(n, { XFD: 'x' })) }),
      ['tooManyColumns', 'XFD1'],
    ],
    ['at a column too many', workbookOf({ rows: textRow(1, { D: 'x' }) }), ['tooManyColumns', 'D1']],
    [
      'at empty cells without end',
      workbookOf({ rows: `<row r="1">${'<c s="1"/>'.repeat(300_001)}</row>` }),
      ['tooManyCells', undefined],
    ],
    [
      'at a text longer than spreadsheets take',
      workbookOf({ rows: textRow(1, { B: 'x'.repeat(32_768) }) }),
      ['cellTextTooLong', 'B1'],
    ],
    [
      'where parts unpack to too much',
      workbookOf({ rows: textRow(1, { A: ' '.repeat(33 * 1024 * 1024) }) }),
      ['sheetTooLarge', undefined],
    ],
    [
      'where a part unpacks to more than it says',
      workbookOf({ rows: textRow(1, { A: ' '.repeat(100_000) }), declared: 50_000 }),
      ['sheetDamaged', undefined],
    ],
    [
      'at a string that is not there',
      workbookOf({ rows: '<row r="1"><c r="A1" t="s"><v>7</v></c></row>', strings: '<si><t>a</t></si>' }),
      ['sheetDamaged', undefined],
    ],
    [
      'at a place that no spreadsheet has',
      workbookOf({ rows: '<row r="1"><c r="XFE1"><v>1</v></c></row>' }),
      ['sheetDamaged', undefined],
    ],
    [
      'at a row that no spreadsheet has',
      workbookOf({ rows: '<row r="9999999"/>' }),
      ['sheetDamaged', undefined],
    ],
    [
      'at elements in each other',
      workbookOf({ rows: '<a>'.repeat(1000) + '</a>'.repeat(1000) }),
      ['sheetDamaged', undefined],
    ],
    [
      'at XML that is not well-formed',
      workbookOf({ rows: '<row r="1"><c></row>' }),
      ['sheetDamaged', undefined],
    ],
    [
      'at a document type, which could declare entities',
      zipOf({ name: '_rels/.rels', content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      ['sheetDamaged', undefined],
    ],
    ['at an archive of something else', zipOf({ name: 'a.txt', content: 'a' }), ['notAWorkbook', undefined]],
    ['at bytes that are no archive', Buffer.from('OFDCFDAT'), ['notAWorkbook', undefined]],
  ])('%s', async (_what, file, fault) => {
    expect(await faultOf(file)).toEqual(fault)
  })

  test('after the last shared string that is wanted, however many follow', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>1</v></c></row>'
    const strings = `<si><t>a</t></si><si><t>b</t></si>${'<si><t>c</t></si>'.repeat(50_000)}<broken`
    expect(await first(workbookOf({ rows, strings }))).toBe('b')
  })

  test('a file that is cut at any place is refused, and nothing else goes wrong', async () => {
    const file = workbookOf({ rows: textRow(1, { A: 'x' }), strings: '<si><t>a</t></si>' })
    for (let length = 4; length < file.length; length += 5)
      expect(await faultOf(file.subarray(0, length))).toEqual(['sheetDamaged', undefined])
  })
})
