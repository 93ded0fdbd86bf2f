import type { Call, Input } from '@iisp/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  getApplication,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from '../../contract/form.ts'
import { openingAccept, openingDeskList } from '../../contract/desk.ts'
import { downLoad, downSecuritiesFile } from '../../contract/files.ts'
import { getFundPassword } from '../../contract/fund-password.ts'
import { getOpeningList, getTrusteeRaiseList } from '../../contract/list.ts'
import { getProcessInfo, getProgressDetail } from '../../contract/details/progress.ts'
import { getAssociationDetail, getRelationDetail } from '../../contract/details/relation.ts'
import { addUrging, queryUrging } from '../../contract/urging.ts'
import { draftOf, submitted, upload } from './new-application.ts'

let iisp: Iisp
let owner: TestClient
let stranger: TestClient
let xmbh: string
const nowhere = 'SF20261120999999'

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  owner = await iisp.as('lin.jing')
  stranger = await iisp.as('he.yu')
  xmbh = (await submitted(owner)).xmbh
})
afterAll(() => iisp.close())

test("another institution's application answers as an unknown one, whatever is asked of it", async () => {
  const same = async <C extends Call>(call: C, input: (of: string) => Input<C>) => {
    const [given, missing] = [
      await stranger.send(call, input(xmbh)),
      await stranger.send(call, input(nowhere)),
    ]
    expect([call.name, given.status, given.text]).toEqual([call.name, missing.status, missing.text])
    expect([call.name, given.status]).toEqual([call.name, 404])
  }
  const { file } = await owner.ok(getProgressDetail, { xmbh })
  const fileId = file[0]!.FILEID
  const urge = { lxrmc: '何雨', lxrsj: '13800000000', lxryx: 'he@qiming.example' }
  const draft = await draftOf(stranger)
  await same(getApplication, (of) => ({ xmbh: of }))
  await same(getProgressDetail, (of) => ({ xmbh: of }))
  await same(getProcessInfo, (of) => ({ xmbh: of }))
  await same(getRelationDetail, (of) => ({ xmbh: of }))
  await same(getAssociationDetail, (of) => ({ xmbh: of }))
  await same(downLoad, (of) => ({ xmbh: of, fileId }))
  await same(downSecuritiesFile, (of) => ({ xmbh: of, fileId }))
  await same(getFundPassword, (of) => ({ xmbh: of, account: 'he.yu@qiming.example' }))
  await same(addUrging, (of) => ({ xmbh: of, ywrq: '2026-11-20', cpdm: 'SXA001', ...urge }))
  await same(submitApplication, (of) => ({ xmbh: of, version: 2 }))
  await same(withdrawApplication, (of) => ({ xmbh: of, version: 2 }))
  await same(saveApplication, (of) => ({ ...draft, xmbh: of, version: 2 }))
})

test("lists hold nothing of another institution's", async () => {
  for (const list of [getOpeningList, getTrusteeRaiseList] as const) {
    const own = await stranger.ok(list, { pageNo: -1, pageSize: -1 })
    expect(own.list.every((row) => row.MANAGERNAME.startsWith('启明'))).toBe(true)
    expect((await stranger.ok(list, { keyword: xmbh })).total).toBe(0)
  }
  expect(await stranger.ok(queryUrging, { xmbh })).toEqual([])
})

test("an application takes neither another institution's product nor its files", async () => {
  const draft = await draftOf(stranger)
  const foreign = await draftOf(owner)
  expect((await stranger.send(saveApplication, { ...draft, productId: foreign.productId })).status).toBe(404)
  const files = [{ fileId: await upload(owner), wdlx: '1063' as const }]
  expect((await stranger.send(saveApplication, { ...draft, files })).body.code).toBe('opening.fileGone')
})

test.each(['zhou.hang', 'gu.min', 'zhao.tuo', 'shen.ji', 'qian.duo'])(
  '%s may not write applications',
  async (name) => {
    const client = await iisp.as(name)
    const status = name === 'qian.duo' ? 404 : 403
    expect((await client.send(submitApplication, { xmbh, version: 2 })).status).toBe(status)
  },
)

test('the desk is the custodian operator’s alone; nobody sees anything without a session', async () => {
  for (const name of ['lin.jing', 'ji.deng', 'guan.li', 'shen.ji']) {
    const client = await iisp.as(name)
    expect((await client.send(openingDeskList, {})).status).toBe(403)
    expect((await client.send(openingAccept, { xmbh, version: 2 })).status).toBe(403)
  }
  expect((await iisp.visitor().send(getProgressDetail, { xmbh })).status).toBe(401)
})

test('row-level security holds under the queries', async () => {
  const { rows } = await iisp.owner.query<{ relname: string }>(
    `SELECT relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE nspname = 'opening' AND relkind = 'r' AND NOT (relrowsecurity AND relforcerowsecurity)`,
  )
  expect(rows).toEqual([])
})

test('lists and details name product and manager in the reader’s language', async () => {
  const desk = await iisp.as('zhao.tuo')
  const names = async (language: 'zh' | 'en') => {
    const { list } = await desk.ok(openingDeskList, { pageSize: 200 }, { language })
    const row = list.find(({ XMBH }) => XMBH === xmbh)
    const { CPMC } = await owner.ok(getApplication, { xmbh }, { language })
    const { infos } = await desk.ok(getProgressDetail, { xmbh }, { language })
    return { manager: row?.MANAGERNAME, funds: new Set([row?.CPMC, CPMC, infos.VC_CPMC]) }
  }
  const chinese = await names('zh')
  expect([chinese.manager, [...chinese.funds]]).toEqual([
    '远山私募基金管理有限公司',
    [expect.stringMatching(/^远山/)],
  ])
  const english = await names('en')
  expect([english.manager, [...english.funds]]).toEqual([
    expect.stringMatching(/^Yuanshan .*Management/),
    [expect.stringMatching(/^Yuanshan /)],
  ])
})
