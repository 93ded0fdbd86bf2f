import { stageIisp } from '@iisp/testing/stage-iisp'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import {
  applicationImport,
  applicationImportCheck,
  applicationTemplate,
  importColumns,
} from '../../contract/applications/application-import.ts'
import { applicationList } from '../../contract/applications/applications.ts'
import { investorList } from '../../contract/investors/investors.ts'
import { type Cell, storedWorkbook } from '../test/import-workbook.ts'

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
