import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  demandDecide,
  demandDeskList,
  demandDeskReplies,
  demandHide,
  demandReplyHide,
} from '../../contract/demands/demand-desk.ts'
import { demandList, demandPropose, demandReplyAdd, demandReplyList } from '../../contract/demands/demands.ts'

let iisp: Iisp
let author: TestClient
let stranger: TestClient
let desk: TestClient
let id: string

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
beforeEach(async () => {
  await iisp.owner.query('TRUNCATE feedback.demand CASCADE')
  author = await iisp.as('lin.jing')
  stranger = await iisp.as('he.yu')
  desk = await iisp.as('fang.shen')
  const demand = { title: '标题', kind: 'other', content: '内容', expectResMode: '2' } as const
  id = (await author.ok(demandPropose, demand)).id
})
afterAll(() => iisp?.close())

const reason = '含有他人信息'

test('a hidden demand is gone for everybody but its author, who reads why, until it is shown again', async () => {
  await desk.ok(demandHide, { id, version: 1, action: 'hide', reason })
  expect((await stranger.ok(demandList, {})).total).toBe(0)
  expect((await stranger.send(demandReplyList, { demandId: id })).status).toBe(404)
  expect((await stranger.send(demandReplyAdd, { demandId: id, content: '好' })).status).toBe(404)
  const [own] = (await author.ok(demandList, {})).list
  expect(own).toMatchObject({ hidden: true, hiddenReason: reason, actions: [] })
  expect((await desk.ok(demandDeskList, { hidden: true })).list[0]).toMatchObject({
    id,
    actions: ['restore'],
  })
  const decided = await desk.send(demandDecide, { id, version: 2, action: 'accept', answer: '好' })
  expect(decided.body.code).toBe('platform.caseMoved')
  await desk.ok(demandHide, { id, version: 2, action: 'restore', reason: '误操作' })
  expect((await stranger.ok(demandList, {})).total).toBe(1)
})

test('a hidden answer is gone for everybody, counts no more, and comes back', async () => {
  await stranger.ok(demandReplyAdd, { demandId: id, content: '不当内容' })
  const [reply] = (await desk.ok(demandDeskReplies, { demandId: id })).list
  expect(reply).toMatchObject({ name: '何雨', institutionName: '启明资产管理有限公司', actions: ['hide'] })
  const english = await desk.ok(demandDeskReplies, { demandId: id }, { language: 'en' })
  expect(english.list).toMatchObject([
    { name: 'He Yu', institutionName: 'Qiming Asset Management Co., Ltd.' },
  ])
  const found = await desk.ok(demandDeskList, { keyword: 'yuanshan private' }, { language: 'en' })
  expect(found.list).toMatchObject([{ id, institutionName: 'Yuanshan Private Fund Management Co., Ltd.' }])
  await desk.ok(demandReplyHide, { id: reply!.id, action: 'hide', reason })
  expect((await stranger.ok(demandReplyList, { demandId: id })).list).toEqual([])
  expect((await author.ok(demandList, {})).list[0]).toMatchObject({ replies: 0 })
  expect((await desk.send(demandReplyHide, { id: reply!.id, action: 'hide', reason })).status).toBe(409)
  await desk.ok(demandReplyHide, { id: reply!.id, action: 'restore', reason })
  expect((await author.ok(demandList, {})).list[0]).toMatchObject({ replies: 1 })
})

test('nobody decides on their own demand, and managers reach no desk', async () => {
  const demand = { title: '本人', kind: 'other', content: '内容', expectResMode: '2' } as const
  const own = await desk.ok(demandPropose, demand)
  const refused = await desk.send(demandDecide, { id: own.id, version: 1, action: 'accept', answer: '好' })
  expect([refused.status, refused.body.code]).toEqual([403, 'platform.secondPerson'])
  for (const client of [author, await iisp.as('zhao.tuo')]) {
    expect((await client.send(demandDeskList, {})).status).toBe(403)
    expect((await client.send(demandHide, { id, version: 1, action: 'hide', reason })).status).toBe(403)
  }
  expect((await desk.send(demandHide, { id, version: 1, action: 'hide', reason: ' ' })).status).toBe(400)
})
