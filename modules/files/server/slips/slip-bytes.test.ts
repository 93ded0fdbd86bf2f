import { Refusal } from '@iisp/contract'
import { pdfText } from '@iisp/testing/pdf-text'
import { expect, test } from 'vitest'
import { slipRows } from '../../contract/limits.ts'
import type { Slip } from '../../contract/slip-file.ts'
import { slipBytes } from './slip-bytes.ts'

const slip: Slip = {
  title: '交易确认单',
  number: '100001',
  mark: '',
  sections: [
    {
      title: '确认结果',
      facts: [
        { label: '投资者名称', value: '海川实业\n（深圳）有限公司 & Office Söhne', wide: true },
        { label: '确认金额', value: '1,000,000.00' },
        { label: '确认份额', value: '-802,024.31' },
      ],
    },
  ],
  note: '由门户生成',
  madeAt: '2026-11-17 10:00:00',
}
const refusalOf = (one: Slip) => slipBytes(one, 'zh').catch((error: unknown) => error)

test('a slip holds its texts, and the number of the page in the language of the reader', async () => {
  const bytes = await slipBytes(slip, 'zh')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const lines = pdfText(bytes).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '交易确认单',
      '海川实业 （深圳）有限公司 & Office Söhne',
      '1,000,000.00',
      '-802,024.31',
      '由门户生成',
      '第1页，共1页',
    ]),
  )
  expect(pdfText(await slipBytes(slip, 'en'))).toContain('Page 1 of 1')
})

test('the same slip has the same bytes', async () => {
  expect((await slipBytes(slip, 'zh')).equals(await slipBytes(slip, 'zh'))).toBe(true)
  const later = await slipBytes({ ...slip, madeAt: '2026-11-17 10:00:01' }, 'zh')
  expect(later.equals(await slipBytes(slip, 'zh'))).toBe(false)
})

test('a long table goes on over pages, under its heading, without losing a row', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`M${at}`, `${at}.00`])
  const table = {
    columns: [
      { title: '份额明细', kind: 'text' as const },
      { title: '份额', kind: 'figure' as const },
    ],
    rows,
  }
  const sections = [{ title: '明细', facts: [], table }]
  const lines = pdfText(await slipBytes({ ...slip, sections, note: '' }, 'zh')).split('\n')
  expect(lines.filter((line) => /^M\d+$/.test(line))).toHaveLength(120)
  const pages = lines.filter((line) => line.startsWith('第')).length
  expect(pages).toBeGreaterThan(2)
  expect(lines).toContain(`第${pages}页，共${pages}页`)
  expect(lines.filter((line) => line === '份额明细')).toHaveLength(pages)
})

test('a slip of 20,000 rows has all of them in their order, with every page numbered, and leaves other work its turn', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`M${at}`])
  const table = { columns: [{ title: '份额明细', kind: 'text' as const }], rows }
  let turns = 0
  const other = setInterval(() => (turns += 1), 1)
  const bytes = await slipBytes({ ...slip, sections: [{ title: '明细', facts: [], table }] }, 'zh')
  clearInterval(other)
  const lines = pdfText(bytes).split('\n')
  expect(lines.filter((line) => /^M\d+$/.test(line))).toEqual(rows.flat())
  const numbers = lines.filter((line) => line.startsWith('第'))
  const pages = numbers.length
  expect(numbers).toEqual(rows.slice(0, pages).map((_, at) => `第${at + 1}页，共${pages}页`))
  expect(lines.filter((line) => line === '份额明细')).toHaveLength(pages)
  expect(lines.slice(-3)).toEqual(['M19999', '由门户生成', numbers.at(-1)])
  expect(turns).toBeGreaterThan(100)
})

test('a table of more rows than any account has lots is refused with what to do instead', async () => {
  const table = {
    columns: [{ title: '份额', kind: 'text' as const }],
    rows: Array.from({ length: slipRows + 1 }, () => ['1']),
  }
  const refusal = await refusalOf({ ...slip, sections: [{ title: '明细', facts: [], table }] })
  expect((refusal as Refusal).error.zh).toContain('导出明细表格')
})

test.each([
  ['a rare character of Extension B', '𠮷田', '𠮷', 'U+20BB7'],
  ['an emoji', '海川😀', '😀', 'U+1F600'],
])('%s that the font lacks is refused by its name and field', async (_, value, character, code) => {
  const facts = [{ label: '投资者名称', value }]
  const refusal = await refusalOf({ ...slip, sections: [{ title: '投资者', facts }] })
  expect(refusal).toBeInstanceOf(Refusal)
  expect((refusal as Refusal).error.code).toBe('files.noGlyph')
  expect((refusal as Refusal).params).toEqual({ character, code, part: '投资者名称' })
})

test('every text of a slip is looked at: title, number, mark, note, headings, labels and cells', async () => {
  const facts = [{ label: '𠮷', value: '' }]
  const table = { columns: [{ title: '份额', kind: 'text' as const }], rows: [['𠮷']] }
  const bad = { ...table, columns: [{ title: '𠮷', kind: 'text' as const }], rows: [] }
  const section = (one: object) => ({ sections: [{ title: '明细', facts: [], ...one }] })
  const wrong: Partial<Slip>[] = [
    { title: '𠮷' },
    { number: '𠮷' },
    { mark: '𠮷' },
    { note: '𠮷' },
    section({ title: '𠮷' }),
    section({ facts }),
    section({ table }),
    section({ table: bad }),
  ]
  for (const one of wrong) expect(await refusalOf({ ...slip, ...one })).toBeInstanceOf(Refusal)
})
