import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { deskList, getTransferList } from '@iisp/transfers/contract'
import { exportCancel, exportCreate, exportDelete, exportList } from '../../contract/exports.ts'
import { download } from '../../contract/stored.ts'

const stage = stageIisp()

const columns = ['ORDERNO', 'AMOUNT', 'REASON']
type Asked = { format?: 'xlsx' | 'csv'; filters?: Record<string, unknown> }
const ask = (client: TestClient, { format = 'csv', filters = {} }: Asked = {}) =>
  client.send(exportCreate, { source: 'transfers.orders', format, title: '划款指令查询', columns, filters })

/** Asks and waits until the file is there. */
async function exported(client: TestClient, asked: Asked = {}) {
  const { id } = (await ask(client, asked)).body.data
  await stage.iisp.portal.settle()
  const { list } = await client.ok(exportList, {})
  return list.find((row) => row.id === id)!
}
async function bytesOf(client: TestClient, fileId: string | null): Promise<Uint8Array> {
  const response = await fetch(`${stage.iisp.origin}${download.path}?fileId=${fileId}`, {
    headers: { cookie: `sessionId=${client.cookies.get('sessionId')}` },
  })
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

test('a csv holds what the filter finds, under the headings that the table shows', async () => {
  const { total } = await stage.caller.ok(getTransferList, { payFlag: '1' })
  const row = await exported(stage.caller, { filters: { payFlag: '1' } })
  expect(row).toMatchObject({ state: 'done', rowsDone: total, rowsTotal: total, error: '' })
  expect(row.fileName).toMatch(/^划款指令查询_\d{14}\.csv$/)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(stage.caller, row.fileId))
  const lines = text.trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFF"指令编号","金额（元）","摘要"')
  expect(lines).toHaveLength(total + 1)
  const { list } = await stage.caller.ok(getTransferList, { payFlag: '1' })
  expect(lines[1]).toContain(`"${list[0]!.ORDERNO}","${list[0]!.AMOUNT}"`)
})

test('formulas in what people typed are neutralised in both formats; amounts are exact figures', async () => {
  const typed = ['=1+1', '+86', '-2+3', '@SUM(A1)', '\t=1', '＝1+1', "=cmd|'/C calc'!A0", '普通摘要']
  const { list } = await stage.caller.ok(getTransferList, { pageSize: typed.length })
  for (const [at, order] of list.entries()) {
    await stage.iisp.owner.query('UPDATE transfers.transfer_order SET reason = $1 WHERE id = $2', [
      typed[at],
      order.ID,
    ])
  }
  const csv = new TextDecoder().decode(await bytesOf(stage.caller, (await exported(stage.caller)).fileId))
  expect(csv.match(/"\s*[=+\-@＝](?!\d[\d,.]*")/gu)).toBeNull()
  expect(csv).toContain('"普通摘要"')

  const book = await bytesOf(stage.caller, (await exported(stage.caller, { format: 'xlsx' })).fileId)
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
  await stage.caller.ok(exportCreate, {
    source: 'transfers.orders',
    format: 'xlsx',
    title: '划款指令查询',
    columns: ['AMOUNT', 'PAYFLAG', 'TRADATEFORMAT', 'CREATETIME'],
    filters: {},
  })
  await stage.iisp.portal.settle()
  const [job] = (await stage.caller.ok(exportList, {})).list
  const book = await bytesOf(stage.caller, job!.fileId)
  const rows = []
  for await (const row of streamXlsxRows(book)) rows.push(row.values)
  const { list, total } = await stage.caller.ok(getTransferList, { pageSize: 1 })
  expect(rows[1]?.[2]).toEqual(new Date(`${list[0]!.TRADATEFORMAT}T00:00:00Z`))
  expect(rows[1]?.[3]).toEqual(new Date(`${list[0]!.CREATETIME.replace(' ', 'T')}Z`))
  const { rows: sums } = await stage.iisp.owner.query<{ pays: boolean; sum: string }>(
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
  const stranger = await stage.iisp.as('he.yu')
  const own = await exported(stage.caller)
  const theirs = await exported(stranger)
  const ownText = new TextDecoder().decode(await bytesOf(stage.caller, own.fileId))
  const numbers = (await stranger.ok(getTransferList, { pageSize: 50 })).list.map((order) => order.ORDERNO)
  expect(numbers.filter((number) => ownText.includes(number))).toEqual([])
  const colleague = await stage.iisp.as('zhou.hang')
  for (const other of [stranger, colleague]) {
    expect((await other.send(download, { fileId: own.fileId! })).status).toBe(404)
    expect((await other.send(exportCancel, { id: own.id })).status).toBe(404)
    expect((await other.send(exportDelete, { id: own.id })).status).toBe(404)
    expect((await other.ok(exportList, {})).list.map(({ id }) => id)).not.toContain(own.id)
  }
  expect((await stranger.ok(exportList, {})).list.map(({ id }) => id)).toContain(theirs.id)
})

test("the custodian's desk exports what it lists, over all managers, and nobody else does", async () => {
  const custodian = await stage.iisp.as('zhao.tuo')
  const desk = (client: TestClient) =>
    client.send(exportCreate, {
      source: 'transfers.desk',
      format: 'csv',
      title: '划款指令处理',
      columns: ['MANAGERNAME'],
      filters: {},
    })
  expect((await desk(stage.caller)).status).toBe(403)
  await desk(custodian)
  await stage.iisp.portal.settle()
  const [row] = (await custodian.ok(exportList, {})).list
  const { total } = await custodian.ok(deskList, {})
  expect(row).toMatchObject({ state: 'done', rowsDone: total })
  const text = new TextDecoder().decode(await bytesOf(custodian, row!.fileId))
  expect(new Set(text.trim().split('\r\n').slice(1)).size).toBeGreaterThan(1)
})

test('who may no longer see a table cannot have its earlier exports', async () => {
  const reviewer = await stage.iisp.as('zhou.hang')
  const row = await exported(reviewer)
  expect((await reviewer.send(download, { fileId: row.fileId! })).status).toBe(200)
  await stage.iisp.owner.query(
    `INSERT INTO identity.menu_removal (institution_id, account_id, menu_id)
     SELECT institution_id, id, '10' FROM identity.account WHERE email LIKE 'zhou.hang@%'`,
  )
  const later = await stage.iisp.as('zhou.hang')
  expect((await later.send(download, { fileId: row.fileId! })).status).toBe(404)
  await stage.iisp.owner.query('DELETE FROM identity.menu_removal')
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
  expect((await send(stage.caller, { source: 'transfers.secrets' })).status).toBe(400)
  expect((await send(stage.caller, { columns: ['constructor'] })).status).toBe(400)
  expect((await send(stage.caller, { filters: { institutionId: 'M002' } })).status).toBe(400)
  expect((await send(stage.caller, { filters: { payFlag: 1 } })).status).toBe(400)
  expect((await send(await stage.iisp.as('shen.ji'), {})).status).toBe(403)
})

test('at most three exports of a person wait or run, however quickly they are asked for', async () => {
  const signer = await stage.iisp.as('shen.li')
  // no worker takes what was tried so often
  await stage.iisp.owner.query('ALTER TABLE files.export_job ALTER tries SET DEFAULT 9')
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(signer)))
  await stage.iisp.owner.query('ALTER TABLE files.export_job ALTER tries SET DEFAULT 0')
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  const refused = answers.find(({ status }) => status === 429)!
  expect(refused.body.msg).toBe('您已有3个导出任务正在进行，请等待完成后再试')
  await signer.ok(exportCancel, { id: answers.find(({ status }) => status === 200)!.body.data.id })
  expect((await ask(signer)).status).toBe(200)
  await stage.iisp.portal.settle()
})

test('a waiting export is cancelled; one that has ended cannot be, and is taken off the list', async () => {
  const { rows } = await stage.iisp.owner.query<{ id: string }>(
    `UPDATE files.export_job SET state = 'queued', tries = 9 WHERE id = (SELECT id FROM files.export_job
      WHERE account_id = (SELECT id::text FROM identity.account WHERE email LIKE 'lin.jing@%') LIMIT 1) RETURNING id`,
  )
  const { id } = rows[0]!
  expect((await stage.caller.send(exportDelete, { id })).body.code).toBe('files.exportRuns')
  await stage.caller.ok(exportCancel, { id })
  expect((await stage.caller.ok(exportList, {})).list.find((row) => row.id === id)?.state).toBe('cancelled')
  const done = await exported(stage.caller)
  expect((await stage.caller.send(exportCancel, { id: done.id })).body.code).toBe('files.exportOver')
  await stage.caller.ok(exportDelete, { id: done.id })
  expect((await stage.caller.send(download, { fileId: done.fileId! })).status).toBe(404)
})

test('an export that a lost node left behind is begun again; after three times it has failed', async () => {
  const { id } = await exported(stage.caller)
  const lose = (tries: number) =>
    stage.iisp.owner.query(
      `UPDATE files.export_job SET state = 'running', tries = $2, beat_at = now() - interval '2 minutes' WHERE id = $1`,
      [id, tries],
    )
  const stateOf = async () => (await stage.caller.ok(exportList, {})).list.find((row) => row.id === id)
  await lose(1)
  await stage.iisp.portal.settle()
  expect((await stateOf())?.state).toBe('done')
  await lose(3)
  await stage.iisp.portal.settle()
  expect(await stateOf()).toMatchObject({ state: 'failed', error: '导出失败，请重新导出' })
})

test('every export is in the audit trail', async () => {
  const { id } = await exported(stage.caller, { filters: { payFlag: '0' } })
  const { rows } = await stage.iisp.owner.query(
    `SELECT action, detail->>'source' AS source, detail->'filters' AS filters FROM platform.audit WHERE object = $1`,
    [`export:${id}`],
  )
  expect(rows).toEqual([{ action: 'files.export', source: 'transfers.orders', filters: ['payFlag'] }])
})

test('an export goes after seven days, its file too', async () => {
  const row = await exported(stage.caller)
  expect(row.expiresAt).toBe('2026-11-27 10:00:00')
  stage.iisp.clock.advance(7 * 24 * 3600 - 1)
  await stage.renew()
  expect((await stage.caller.send(download, { fileId: row.fileId! })).status).toBe(200)
  stage.iisp.clock.advance(1)
  expect((await stage.caller.send(download, { fileId: row.fileId! })).status).toBe(404)
  await stage.iisp.portal.settle()
  await stage.iisp.portal.settle()
  const later = (await stage.caller.ok(exportList, {})).list.find(({ id }) => id === row.id)
  expect(later).toMatchObject({ state: 'expired', fileId: null })
  const { rows } = await stage.iisp.owner.query('SELECT count(*)::int AS loose FROM files.loose_content')
  expect(rows).toEqual([{ loose: 0 }])
})

test('an export of more rows than lists count says how far it is of how many, and is cancelled on its way', async () => {
  const grown = 12_000
  await stage.iisp.owner.query(
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
  const { rows } = await stage.iisp.owner.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM transfers.transfer_order WHERE institution_id =
      (SELECT institution_id FROM identity.account WHERE email LIKE 'lin.jing@%')`,
  )
  const { id } = (await ask(stage.caller, { format: 'xlsx' })).body.data
  const worked = stage.iisp.portal.settle()
  const now = async () => (await stage.caller.ok(exportList, {})).list.find((row) => row.id === id)!
  let row = await now()
  while (row.state === 'queued' || (row.state === 'running' && row.rowsDone === 0)) row = await now()
  expect(row).toMatchObject({ state: 'running', rowsTotal: rows[0]!.total })
  expect(row.rowsDone).toBeLessThan(grown)
  await stage.caller.ok(exportCancel, { id })
  await worked
  expect(await now()).toMatchObject({ state: 'cancelled', fileId: null })
})

test.each([
  ['transfers.orders', 'CREATEBY'],
  ['fund-relation.applications', 'SQR'],
  ['fund-relation.configs', 'lrr'],
])('%s name whoever entered a row in the language of the export', async (source, key) => {
  const namedIn = async (language: 'zh' | 'en') => {
    const columns = [key]
    const input = { source, format: 'csv' as const, title: 't', columns, filters: {} }
    const { id } = await stage.caller.ok(exportCreate, input, { language })
    await stage.iisp.portal.settle()
    const { list } = await stage.caller.ok(exportList, {})
    const { fileId } = list.find((row) => row.id === id)!
    return new TextDecoder().decode(await bytesOf(stage.caller, fileId)).split('\r\n')
  }
  const [chinese, english] = [await namedIn('zh'), await namedIn('en')]
  expect(chinese).toContain('"林静"')
  expect(english).toContain('"Lin Jing"')
  expect(english.filter((line) => /\p{Script=Han}/u.test(line))).toEqual([])
})
