import { stageIisp } from '@iisp/testing/stage-iisp'
import { newKey } from '@iisp/testing/test-client'
import { textRow, workbookOf } from '@iisp/testing/workbook'
import { zipOf } from '@iisp/testing/zip'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import {
  applicationImport,
  applicationImportCheck,
  applicationTemplate,
  importColumns,
} from '../../../contract/applications/application-import.ts'
import { applicationList } from '../../../contract/applications/applications.ts'
import { investorList } from '../../../contract/investors/investors.ts'
import { type Cell, storedFile, storedWorkbook } from '../../test/import-workbook.ts'

const stage = stageIisp('lin.jing')
let accounts: string[] = []
let code = ''
beforeAll(async () => {
  const filters = { productId: '1001', status: '0', kind: 'person', pageSize: 100 } as const
  const { list } = await stage.caller.ok(investorList, filters)
  accounts = list
    .filter(
      (one) =>
        (one.qualifiedUntil ?? '') > '2027' && (one.riskUntil ?? '') > '2027' && Number(one.id) % 5 !== 0,
    )
    .map(({ fundAccount }) => fundAccount)
  code = (await stage.caller.ok(applicationList, { productId: '1001' })).list[0]?.productCode ?? 'SXA001'
})

const stored = (rows: readonly (readonly Cell[])[]) => storedWorkbook(stage.caller, rows)
const row = (n: number, amount: Cell, change: Readonly<Record<number, Cell>> = {}): Cell[] =>
  [code, accounts[n] ?? '', null, '022', amount, null, '2026-11-25', '批量'].map(
    (cell, at) => change[at] ?? cell,
  )
const drafts = async () =>
  (await stage.caller.ok(applicationList, { status: '0', group: 'subscription' })).total

test('the template has the headings, in the reader’s language', async () => {
  const file = await fetch(`${stage.iisp.origin}${applicationTemplate.path}`, {
    headers: { cookie: [...stage.caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect(sheets[0]?.rows[0]).toEqual(importColumns.map(({ zh }) => zh))
})

test('a workbook is checked first, and imported all at once by its totals', async () => {
  const before = await drafts()
  const fileId = await stored([row(0, '1500000.00'), row(1, 2_000_000.5)])
  const { rows, ...totals } = await stage.caller.ok(applicationImportCheck, { fileId })
  expect(totals).toEqual({ count: 2, amount: '3500000.50', shares: '0.00', faults: [] })
  expect(rows[1]).toMatchObject({ row: 3, kind: '022', amount: '2000000.50', dealingDate: '2026-11-25' })
  expect(await drafts()).toBe(before)
  const { faults: _, ...seen } = totals
  const wrong = await stage.caller.send(applicationImport, { ...seen, fileId, amount: '3500000.00' })
  expect(wrong.body.code).toBe('ta.controlTotal')
  expect(await stage.caller.ok(applicationImport, { ...seen, fileId })).toEqual({ imported: 2 })
  expect(await drafts()).toBe(before + 2)
})

test('faults are named by their cells, and then nothing is imported', async () => {
  const before = await drafts()
  const fileId = await stored([
    row(0, '1500000.00'),
    row(1, '999.99'),
    row(2, '1500000.00', { 0: 'NOSUCH' }),
    row(3, '1500000.00', { 1: '980000000000' }),
    row(4, '1500000.00', { 6: '2026-11-26' }),
    row(5, 'abc'),
  ])
  const { faults, count } = await stage.caller.ok(applicationImportCheck, { fileId })
  expect(count).toBe(1)
  expect(faults.map(({ cell }) => cell).toSorted()).toEqual(['A4', 'B5', 'E3', 'E7', 'G6'])
  const totals = { count: 1, amount: '1500000.00', shares: '0.00' }
  expect((await stage.caller.send(applicationImport, { fileId, ...totals })).body.code).toBe(
    'ta.importFaulty',
  )
  expect(await drafts()).toBe(before)
})

test('one reads one’s own workbook, and only operators import', async () => {
  const fileId = await stored([row(0, '1500000.00')])
  const stranger = await stage.iisp.as('he.yu')
  expect((await stranger.send(applicationImportCheck, { fileId })).body.code).toBe('ta.fileGone')
  const reviewer = await stage.iisp.as('zhou.hang')
  expect((await reviewer.send(applicationImportCheck, { fileId })).status).toBe(403)
})

const wide = Array.from({ length: 1000 }, (_, n) => textRow(n + 1, { XFD: 'x' })).join('')
const long = Array.from({ length: 202 }, (_, n) => textRow(n + 1, { A: 'x' })).join('')
test.each([
  [
    'a cell in the last column',
    workbookOf({ rows: wide }),
    '单元格XFD1在第9列之后，请删除多余的列后上传',
    'Cell XFD1 is to the right of the last allowed column (number 9). Please delete the columns beyond it.',
  ],
  [
    'more rows than can be imported at once',
    workbookOf({ rows: long }),
    '文件超过201行（含标题行），请拆分为多个文件后分别上传',
    'The file has more than 201 rows, headings included. Please split it into several files.',
  ],
  [
    'an archive that is no workbook',
    zipOf({ name: 'a.txt', content: 'a' }),
    '文件不是xlsx工作簿，请在Excel或WPS中另存为xlsx后上传',
    'This is no xlsx workbook. Please save it as xlsx in your spreadsheet program and upload that.',
  ],
])('a file that cannot be read is refused with what to do: %s', async (_what, file, zh, en) => {
  const fileId = await storedFile(stage.caller, file)
  const totals = { count: 1, amount: '1.00', shares: '0.00' }
  const checked = await stage.caller.send(applicationImportCheck, { fileId })
  const inEnglish = await stage.caller.send(applicationImportCheck, { fileId }, { language: 'en' })
  const imported = await stage.caller.send(applicationImport, { fileId, ...totals })
  expect([checked.status, checked.body.msg, inEnglish.body.msg]).toEqual([400, zh, en])
  expect([imported.status, imported.body.msg]).toEqual([400, zh])
})

test('cells are read as the form reads its fields', async () => {
  const fileId = await stored([
    row(0, '1,500000,5'),
    row(1, '1500000.00', { 7: 'pay \u202E0001\u202C to' }),
    row(2, '1500000.00', { 7: 'a_x0000_b' }),
    row(3, '1500000.005'),
    row(0, 1_500_000.3000000001),
  ])
  const { faults, rows } = await stage.caller.ok(applicationImportCheck, { fileId })
  expect(faults).toEqual([
    { cell: 'E2', text: '请填写数字，如1,500,000.00' },
    { cell: 'H3', text: '输入内容含有不可见或改变文字方向的字符（U+202E），请删除后重新输入' },
    { cell: 'H4', text: '输入内容含有不可见或改变文字方向的字符（U+0000），请删除后重新输入' },
    { cell: 'E5', text: '最多2位小数' },
  ])
  expect(rows.map(({ row: number, amount }) => [number, amount])).toEqual([[6, '1500000.30']])
})

test('an import that is sent again gets its answer, although its file is gone', async () => {
  const before = await drafts()
  const fileId = await stored([row(0, '1500000.00')])
  const input = { fileId, count: 1, amount: '1500000.00', shares: '0.00' }
  const key = newKey()
  const [one, other] = await Promise.all([
    stage.caller.send(applicationImport, input, { key }),
    stage.caller.send(applicationImport, input, { key }),
  ])
  expect([one.status, other.status].filter((status) => status === 200).length).toBeGreaterThan(0)
  await stage.iisp.owner.query('DELETE FROM files.stored_file WHERE id = $1', [fileId])
  const again = await stage.caller.send(applicationImport, input, { key })
  expect([again.status, again.body.data]).toEqual([200, { imported: 1 }])
  expect(await drafts()).toBe(before + 1)
})
