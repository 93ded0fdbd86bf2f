import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deskList, getTransferList } from '@iisp/transfers/contract'
import { exportCancel, exportCreate, exportDelete, exportList } from '../../contract/exports.ts'
import { download } from '../../contract/stored.ts'

let iisp: Iisp
let operator: TestClient

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

const columns = [
  { key: 'ORDERNO', title: '指令编号' },
  { key: 'AMOUNT', title: '金额（元）' },
  { key: 'REASON', title: '摘要' },
]
type Asked = { format?: 'xlsx' | 'csv'; filters?: Record<string, unknown> }
const ask = (client: TestClient, { format = 'csv', filters = {} }: Asked = {}) =>
  client.send(exportCreate, { source: 'transfers.orders', format, title: '划款指令查询', columns, filters })

/** Asks and waits until the file is there. */
async function exported(client: TestClient, asked: Asked = {}) {
  const { id } = (await ask(client, asked)).body.data
  await iisp.portal.settle()
  const { list } = await client.ok(exportList, {})
  return list.find((row) => row.id === id)!
}
async function bytesOf(client: TestClient, fileId: string | null): Promise<Uint8Array> {
  const response = await fetch(`${iisp.origin}${download.path}?fileId=${fileId}`, {
    headers: { cookie: `sessionId=${client.cookies.get('sessionId')}` },
  })
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

test('a csv holds what the filter finds, under the headings that the table shows', async () => {
  const { total } = await operator.ok(getTransferList, { payFlag: '1' })
  const row = await exported(operator, { filters: { payFlag: '1' } })
  expect(row).toMatchObject({ state: 'done', rowsDone: total, rowsTotal: total, error: '' })
  expect(row.fileName).toMatch(/^划款指令查询_\d{14}\.csv$/)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(operator, row.fileId))
  const lines = text.trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFF"指令编号","金额（元）","摘要"')
  expect(lines).toHaveLength(total + 1)
  const { list } = await operator.ok(getTransferList, { payFlag: '1' })
  expect(lines[1]).toContain(`"${list[0]!.ORDERNO}","${list[0]!.AMOUNT}"`)
})

test('formulas in what people typed are neutralised in both formats; amounts are exact figures', async () => {
  const typed = ['=1+1', '+86', '-2+3', '@SUM(A1)', '\t=1', '＝1+1', "=cmd|'/C calc'!A0", '普通摘要']
  const { list } = await operator.ok(getTransferList, { pageSize: typed.length })
  for (const [at, order] of list.entries()) {
    await iisp.owner.query('UPDATE transfers.transfer_order SET reason = $1 WHERE id = $2', [
      typed[at],
      order.ID,
    ])
  }
  const csv = new TextDecoder().decode(await bytesOf(operator, (await exported(operator)).fileId))
  expect(csv.match(/"\s*[=+\-@＝](?!\d[\d,.]*")/gu)).toBeNull()
  expect(csv).toContain('"普通摘要"')

  const book = await bytesOf(operator, (await exported(operator, { format: 'xlsx' })).fileId)
  const rows = []
  for await (const row of streamXlsxRows(book)) rows.push(row.values)
  expect(rows[0]).toEqual(['指令编号', '金额（元）', '摘要'])
  for (const [at, order] of list.entries()) {
    const [orderNo, amount, reason] = rows[at + 1]!
    expect([orderNo, typeof amount, (amount as number).toFixed(2)]).toEqual([
      order.ORDERNO,
      'number',
      order.AMOUNT,
    ])
    expect(reason).toBe(at === typed.length - 1 ? typed[at] : `'${typed[at]}`)
  }
})

test('in a workbook days are days, and payments and receipts are added up below the rows', async () => {
  await operator.ok(exportCreate, {
    source: 'transfers.orders',
    format: 'xlsx',
    title: '划款指令查询',
    columns: [
      { key: 'AMOUNT', title: '金额（元）' },
      { key: 'PAYFLAG', title: '方向' },
      { key: 'TRADATEFORMAT', title: '划款日期' },
      { key: 'CREATETIME', title: '录入时间' },
    ],
    filters: {},
  })
  await iisp.portal.settle()
  const [job] = (await operator.ok(exportList, {})).list
  const book = await bytesOf(operator, job!.fileId)
  const rows = []
  for await (const row of streamXlsxRows(book)) rows.push(row.values)
  const { list, total } = await operator.ok(getTransferList, { pageSize: 1 })
  expect(rows[1]?.[2]).toEqual(new Date(`${list[0]!.TRADATEFORMAT}T00:00:00Z`))
  expect(rows[1]?.[3]).toEqual(new Date(`${list[0]!.CREATETIME.replace(' ', 'T')}Z`))
  const { rows: sums } = await iisp.owner.query<{ pays: boolean; sum: string }>(
    `SELECT pays, sum(amount)::text AS sum FROM transfers.transfer_order
     WHERE institution_id = 'M001' GROUP BY pays ORDER BY pays DESC`,
  )
  const foot = rows.slice(total + 1).filter((row) => row.some((cell) => cell !== null && cell !== ''))
  expect(foot.map(([amount, title]) => [title, (amount as number).toFixed(2)])).toEqual([
    ['付款合计', sums[0]!.sum],
    ['收款合计', sums[1]!.sum],
  ])

  // headings are bold and filter exactly the rows, without the sums
  const [sheet] = (await readXlsx(book, { readStyles: true })).sheets
  const isBold = (place: string) => sheet!.cells?.get(place)?.style?.font?.bold === true
  expect([isBold('0,0'), isBold('1,0'), isBold(`${total + 2},0`)]).toEqual([true, false, true])
  expect(sheet!.autoFilter?.range).toBe(`A1:D${total + 1}`)
  expect(sheet!.columns?.map(({ width }) => width)).toEqual([16, 8, 12, 21])
})

test('an export holds the rows of its person alone, and is theirs alone', async () => {
  const stranger = await iisp.as('he.yu')
  const own = await exported(operator)
  const theirs = await exported(stranger)
  const ownText = new TextDecoder().decode(await bytesOf(operator, own.fileId))
  const numbers = (await stranger.ok(getTransferList, { pageSize: 50 })).list.map((order) => order.ORDERNO)
  expect(numbers.filter((number) => ownText.includes(number))).toEqual([])
  const colleague = await iisp.as('zhou.hang')
  for (const other of [stranger, colleague]) {
    expect((await other.send(download, { fileId: own.fileId! })).status).toBe(404)
    expect((await other.send(exportCancel, { id: own.id })).status).toBe(404)
    expect((await other.send(exportDelete, { id: own.id })).status).toBe(404)
    expect((await other.ok(exportList, {})).list.map(({ id }) => id)).not.toContain(own.id)
  }
  expect((await stranger.ok(exportList, {})).list.map(({ id }) => id)).toContain(theirs.id)
})

test("the custodian's desk exports what it lists, over all managers, and nobody else does", async () => {
  const custodian = await iisp.as('zhao.tuo')
  const desk = (client: TestClient) =>
    client.send(exportCreate, {
      source: 'transfers.desk',
      format: 'csv',
      title: '划款指令处理',
      columns: [{ key: 'MANAGERNAME', title: '管理人' }],
      filters: {},
    })
  expect((await desk(operator)).status).toBe(403)
  await desk(custodian)
  await iisp.portal.settle()
  const [row] = (await custodian.ok(exportList, {})).list
  const { total } = await custodian.ok(deskList, {})
  expect(row).toMatchObject({ state: 'done', rowsDone: total })
  const text = new TextDecoder().decode(await bytesOf(custodian, row!.fileId))
  expect(new Set(text.trim().split('\r\n').slice(1)).size).toBeGreaterThan(1)
})

test('who may no longer see a table cannot have its earlier exports', async () => {
  const reviewer = await iisp.as('zhou.hang')
  const row = await exported(reviewer)
  expect((await reviewer.send(download, { fileId: row.fileId! })).status).toBe(200)
  await iisp.owner.query(
    `INSERT INTO identity.menu_removal (institution_id, account_id, menu_id)
     SELECT institution_id, id, '10' FROM identity.account WHERE email LIKE 'zhou.hang@%'`,
  )
  const later = await iisp.as('zhou.hang')
  expect((await later.send(download, { fileId: row.fileId! })).status).toBe(404)
  await iisp.owner.query('DELETE FROM identity.menu_removal')
})

test('a source, a column or a filter that is none is refused, and who may not list exports nothing', async () => {
  const send = (client: TestClient, change: object) =>
    client.send(exportCreate, {
      source: 'transfers.orders',
      format: 'csv',
      title: '划款指令查询',
      columns,
      filters: {},
      ...change,
    })
  expect((await send(operator, { source: 'transfers.secrets' })).status).toBe(400)
  expect((await send(operator, { columns: [{ key: 'constructor', title: 'x' }] })).status).toBe(400)
  expect((await send(operator, { filters: { institutionId: 'M002' } })).status).toBe(400)
  expect((await send(operator, { filters: { payFlag: 1 } })).status).toBe(400)
  expect((await send(await iisp.as('shen.ji'), {})).status).toBe(403)
})

test('at most three exports of a person wait or run, however quickly they are asked for', async () => {
  const signer = await iisp.as('shen.li')
  // no worker takes what was tried so often
  await iisp.owner.query('ALTER TABLE files.export_job ALTER tries SET DEFAULT 9')
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(signer)))
  await iisp.owner.query('ALTER TABLE files.export_job ALTER tries SET DEFAULT 0')
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)!
  expect(refused.body.msg).toBe('您已有3个导出任务正在进行，请等待完成后再试')
  await signer.ok(exportCancel, { id: answers.find(({ status }) => status === 200)!.body.data.id })
  expect((await ask(signer)).status).toBe(200)
  await iisp.portal.settle()
})

test('a waiting export is cancelled; one that has ended cannot be, and is taken off the list', async () => {
  const { rows } = await iisp.owner.query<{ id: string }>(
    `UPDATE files.export_job SET state = 'queued', tries = 9 WHERE id = (SELECT id FROM files.export_job
      WHERE account_id = (SELECT id::text FROM identity.account WHERE email LIKE 'lin.jing@%') LIMIT 1) RETURNING id`,
  )
  const { id } = rows[0]!
  expect((await operator.send(exportDelete, { id })).body.code).toBe('files.exportRuns')
  await operator.ok(exportCancel, { id })
  expect((await operator.ok(exportList, {})).list.find((row) => row.id === id)?.state).toBe('cancelled')
  const done = await exported(operator)
  expect((await operator.send(exportCancel, { id: done.id })).body.code).toBe('files.exportOver')
  await operator.ok(exportDelete, { id: done.id })
  expect((await operator.send(download, { fileId: done.fileId! })).status).toBe(404)
})

test('an export that a lost node left behind is begun again; after three times it has failed', async () => {
  const { id } = await exported(operator)
  const lose = (tries: number) =>
    iisp.owner.query(
      `UPDATE files.export_job SET state = 'running', tries = $2, beat_at = now() - interval '2 minutes' WHERE id = $1`,
      [id, tries],
    )
  const stateOf = async () => (await operator.ok(exportList, {})).list.find((row) => row.id === id)
  await lose(1)
  await iisp.portal.settle()
  expect((await stateOf())?.state).toBe('done')
  await lose(3)
  await iisp.portal.settle()
  expect(await stateOf()).toMatchObject({ state: 'failed', error: '导出失败，请重新导出' })
})

test('every export is in the audit trail', async () => {
  const { id } = await exported(operator, { filters: { payFlag: '0' } })
  const { rows } = await iisp.owner.query(
    `SELECT action, detail->>'source' AS source, detail->'filters' AS filters FROM platform.audit WHERE object = $1`,
    [`export:${id}`],
  )
  expect(rows).toEqual([{ action: 'files.export', source: 'transfers.orders', filters: ['payFlag'] }])
})

test('an export goes after seven days, its file too', async () => {
  const row = await exported(operator)
  expect(row.expiresAt).toBe('2026-11-27 10:00:00')
  iisp.clock.advance(7 * 24 * 3600 - 1)
  operator = await iisp.as('lin.jing')
  expect((await operator.send(download, { fileId: row.fileId! })).status).toBe(200)
  iisp.clock.advance(1)
  expect((await operator.send(download, { fileId: row.fileId! })).status).toBe(404)
  await iisp.portal.settle()
  await iisp.portal.settle()
  const later = (await operator.ok(exportList, {})).list.find(({ id }) => id === row.id)
  expect(later).toMatchObject({ state: 'expired', fileId: null })
  const { rows } = await iisp.owner.query('SELECT count(*)::int AS loose FROM files.loose_content')
  expect(rows).toEqual([{ loose: 0 }])
})

test('an export of more rows than lists count says how far it is of how many, and is cancelled on its way', async () => {
  const grown = 12_000
  await iisp.owner.query(
    `DO $$ BEGIN EXECUTE (SELECT format(
        'INSERT INTO transfers.transfer_order (%1$s) OVERRIDING SYSTEM VALUE SELECT %1$s FROM (
          SELECT made.* FROM (SELECT * FROM transfers.transfer_order WHERE institution_id =
            (SELECT institution_id FROM identity.account WHERE email LIKE ''lin.jing@%%'') LIMIT 1) o,
          generate_series(1, ${grown}) n, LATERAL jsonb_populate_record(NULL::transfers.transfer_order,
            to_jsonb(o) || jsonb_build_object(''id'', 900000000 + n, ''order_no'', ''X'' || n)) made) rows',
        string_agg(quote_ident(column_name), ', '))
      FROM information_schema.columns WHERE table_schema = 'transfers' AND table_name = 'transfer_order'
        AND is_generated = 'NEVER' AND (is_identity = 'NO' OR column_name = 'id')); END $$`,
  )
  const { rows } = await iisp.owner.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM transfers.transfer_order WHERE institution_id =
      (SELECT institution_id FROM identity.account WHERE email LIKE 'lin.jing@%')`,
  )
  const { id } = (await ask(operator, { format: 'xlsx' })).body.data
  const worked = iisp.portal.settle()
  const now = async () => (await operator.ok(exportList, {})).list.find((row) => row.id === id)!
  let row = await now()
  while (row.state === 'queued' || (row.state === 'running' && row.rowsDone === 0)) row = await now()
  expect(row).toMatchObject({ state: 'running', rowsTotal: rows[0]!.total })
  expect(row.rowsDone).toBeLessThan(grown)
  await operator.ok(exportCancel, { id })
  await worked
  expect(await now()).toMatchObject({ state: 'cancelled', fileId: null })
})
