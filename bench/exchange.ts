import { setTimeout as pause } from 'node:timers/promises'
import { uploadFinish, uploadPart, uploadStart } from '@iisp/files/contract'
import {
  exchangeBatchList,
  exchangeDecide,
  exchangeFlow,
  exchangeImport,
  exchangePurpose,
} from '@iisp/ta/contract'
import { applicationSet } from '@iisp/ta/fixtures'
import type { TestClient } from '@iisp/testing/test-client'
import type pg from 'pg'
import { print, spreadOf } from './figures.ts'
import { watchMemory } from './memory.ts'
import type { Size } from './options.ts'
import { type Stage, signedIn, withOwner } from './stage.ts'

const accounts = 1000
const goalSeconds = 60

/** Hands in an exchange file of applications, waits until it was checked, and accepts it into the register. */
export async function benchExchange(stage: Stage, size: Size): Promise<void> {
  const url = await stage.copy(size.smallOrders)
  const portal = await stage.portal(url)
  const { client, code } = await withOwner(url, async (owner) => ({
    client: await signedIn(owner, portal.port, 'ji.deng@hengxin.example'),
    code: await openAccounts(owner),
  }))
  const { profile, files } = await applicationSet(records(code, size.records))
  const memory = await watchMemory(portal)
  const start = performance.now()
  const since = () => (performance.now() - start) / 1000
  const fileIds: string[] = []
  for (const file of files) fileIds.push(await upload(client, file.name, file.content))
  const uploaded = since()
  const { id } = await client.ok(exchangeImport, { profile, fileIds })
  const version = await until(client, id, 'checked')
  const checked = since()
  await client.ok(exchangeDecide, { id, version, action: 'accept' })
  await until(client, id, 'takenOver')
  const accepted = since()
  const most = memory.mostAboveIdle()
  await portal.stop()
  const taken = await withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ta.application WHERE source = 'exchange' AND origin LIKE 'exchange:311/311%'`,
    )
    return rows[0]?.n
  })
  if (taken !== size.records) throw new Error(`${taken} of ${size.records} records are in the register`)
  const megabytes = files.reduce((sum, { content }) => sum + content.length, 0) / 1024 / 1024
  const second = (value: number) => ({ spread: spreadOf([value]), unit: 's' })
  print(`Exchange file of ${size.records.toLocaleString('en')} applications, ${megabytes.toFixed(0)} MB`, [
    { what: 'uploaded', ...second(uploaded) },
    { what: 'checked', ...second(checked - uploaded) },
    { what: 'accepted into the register', ...second(accepted - checked) },
    { what: 'all', ...second(accepted), goal: { atMost: goalSeconds } },
    { what: 'most memory of the server above idle', spread: spreadOf([most]), unit: 'MB' },
  ])
}

/** Opens trading accounts with distributor 311. Answers the code of the fund that is applied for. */
async function openAccounts(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ code: string; institution: string }>(
    `SELECT code, institution_id AS institution FROM product.product
     WHERE status = '1' AND institution_id = 'M001' AND char_length(code) <= 6 ORDER BY id LIMIT 1`,
  )
  const [fund] = rows
  if (fund === undefined) throw new Error('no fund')
  await owner.query(
    `WITH investor AS (
       INSERT INTO ta.investor (institution_id, kind, name, id_type, id_no, fund_account, opened_on)
       SELECT $1, 'person', '投资者' || n, '0', '97' || n, '97' || lpad(n::text, 10, '0'), '2026-01-05'
       FROM generate_series(1, $2::int) n RETURNING id, id_no
     )
     INSERT INTO ta.trading_account (institution_id, investor_id, account_no, distributor, distributor_name, opened_on)
     SELECT $1, id, id_no, '311', '甲证券', '2026-01-05' FROM investor`,
    [fund.institution, accounts],
  )
  return fund.code
}

const records = (code: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    AppSheetSerialNo: `311${String(index).padStart(12, '0')}`,
    FundCode: code,
    TransactionDate: '20261120',
    TransactionTime: '093000',
    TransactionAccountID: `97${(index % accounts) + 1}`,
    DistributorCode: '311',
    ApplicationAmount: `${1_000_000 + index}.25`,
    BusinessCode: '022',
    TAAccountID: `97${String((index % accounts) + 1).padStart(10, '0')}`,
    CurrencyType: '156',
  }))

/** Uploads a file in parts, as the page does. */
async function upload(client: TestClient, name: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const purpose = exchangePurpose
  const { uploadId, partBytes } = await client.ok(uploadStart, { purpose, name, size: content.length })
  for (let part = 0; part * partBytes < content.length; part++) {
    const body = new FormData()
    body.append('file', new Blob([content.subarray(part * partBytes, (part + 1) * partBytes)]), name)
    const query = new URLSearchParams({ uploadId, part: String(part) })
    const { status, body: answer } = await client.raw('POST', `${uploadPart.path}?${query}`, body)
    if (status !== 200) throw new Error(`${name}: ${status} ${answer.msg}`)
  }
  return (await client.ok(uploadFinish, { uploadId })).fileId
}

/** Waits for a state of the batch and answers its version; throws where another state ended it. */
async function until(
  client: TestClient,
  id: string,
  wanted: keyof typeof exchangeFlow.codes,
): Promise<number> {
  for (;;) {
    const [batch] = (await client.ok(exchangeBatchList, { id })).list
    if (batch?.state === exchangeFlow.codes[wanted]) return batch.version
    if (batch === undefined || batch.faults > 0) throw new Error(`${batch?.faults} faults`)
    await pause(100)
  }
}
