import { messageList } from '@iisp/notices/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { type TestClient, newKey } from '@iisp/testing/test-client'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { demandDecide, demandDeskList, demandDeskReplies } from '../../contract/demands/demand-desk.ts'
import {
  demandList,
  demandPropose,
  demandReplyAdd,
  demandReplyList,
  demandVote,
} from '../../contract/demands/demands.ts'

let iisp: Iisp
let author: TestClient
let colleague: TestClient
let stranger: TestClient
const demand = {
  title: '列表记住筛选条件',
  kind: 'experience',
  content: '希望保留上次的筛选条件',
  expectResMode: '1',
} as const

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
beforeEach(async () => {
  iisp.clock.set('2026-11-20T10:00:00+08:00')
  await iisp.owner.query('TRUNCATE feedback.demand CASCADE')
  author = await iisp.as('lin.jing')
  colleague = await iisp.as('zhou.hang')
  stranger = await iisp.as('he.yu')
})
afterAll(() => iisp?.close())

const propose = async (client = author, title: string = demand.title) =>
  (await client.ok(demandPropose, { ...demand, title })).id
const only = async (client: TestClient) => (await client.ok(demandList, {})).list[0]!

test('people of all institutions read a demand, and nobody reads who wrote it', async () => {
  const id = await propose()
  const seen = await Promise.all([author, colleague, stranger].map(only))
  expect(seen.map(({ source }) => source)).toEqual(['self', 'institution', 'other'])
  expect(seen.map(({ actions }) => actions)).toEqual([['reply'], ['vote', 'reply'], ['vote', 'reply']])
  expect(seen.every((one) => one.id === id && one.state === 'proposed')).toBe(true)
  for (const told of ['林静', 'lin.jing', '远山'])
    expect(JSON.stringify([seen[1], seen[2]])).not.toContain(told)
  // nor by the names of columns that a query could join
  const { rows } = await iisp.owner.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns WHERE table_schema = 'feedback' AND table_name = 'demand'`,
  )
  expect(
    rows.map((row) => row.column_name).filter((name) => /account|person|name|institution/.test(name)),
  ).toEqual([])
})

test('an account votes once and takes the vote back; votes of all institutions are counted', async () => {
  const id = await propose()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => stranger.send(demandVote, { id, vote: true }, { key: newKey() })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await colleague.ok(demandVote, { id, vote: true })).toEqual({
    votes: 2,
    actions: ['unvote', 'reply'],
  })
  expect(await only(stranger)).toMatchObject({ votes: 2, voted: true, actions: ['unvote', 'reply'] })
  expect(await stranger.ok(demandVote, { id, vote: false })).toEqual({ votes: 1, actions: ['vote', 'reply'] })
  expect((await stranger.ok(demandVote, { id, vote: false })).votes).toBe(1)
  expect((await author.send(demandVote, { id, vote: true })).body.code).toBe('feedback.ownVote')
})

test('somebody with accounts at two companies has one vote, whichever of them gives it or takes it back', async () => {
  const id = await propose()
  const manager = await iisp.as('yan.bei')
  const channel = await iisp.as('yan.bei2')
  expect((await manager.ok(demandVote, { id, vote: true })).votes).toBe(1)
  expect(await only(channel)).toMatchObject({ voted: true, source: 'other', actions: ['unvote', 'reply'] })
  expect(await channel.ok(demandVote, { id, vote: true })).toEqual({ votes: 1, actions: ['unvote', 'reply'] })
  expect(await channel.ok(demandVote, { id, vote: false })).toEqual({ votes: 0, actions: ['vote', 'reply'] })
  expect((await channel.ok(demandVote, { id, vote: true })).votes).toBe(1)
  expect(await only(manager)).toMatchObject({ voted: true, votes: 1 })
  // somebody else's vote is not theirs to take back
  await stranger.ok(demandVote, { id, vote: true })
  expect((await manager.ok(demandVote, { id, vote: false })).votes).toBe(1)
  expect(await only(stranger)).toMatchObject({ voted: true })
})

test('nobody votes from another company for what they proposed themselves', async () => {
  const manager = await iisp.as('yan.bei')
  const channel = await iisp.as('yan.bei2')
  const id = await propose(manager)
  expect((await only(channel)).actions).toEqual(['reply'])
  expect((await channel.send(demandVote, { id, vote: true })).body.code).toBe('feedback.ownVote')
})

test('the list is narrowed by state, kind, words and author, ordered by day or votes, and paged', async () => {
  const first = await propose(author, '甲')
  iisp.clock.advance(60)
  const second = await propose(stranger, '乙%')
  await colleague.ok(demandVote, { id: first, vote: true })
  const titles = async (input: object) => (await author.ok(demandList, input)).list.map(({ title }) => title)
  expect(await titles({})).toEqual(['乙%', '甲'])
  expect(await titles({ order: 'votes' })).toEqual(['甲', '乙%'])
  expect(await titles({ mine: true })).toEqual(['甲'])
  expect(await titles({ keyword: '%' })).toEqual(['乙%'])
  expect(await titles({ kind: 'data' })).toEqual([])
  expect(await titles({ state: 'done' })).toEqual([])
  expect(await author.ok(demandList, { pageNo: 2, pageSize: 1 })).toMatchObject({
    total: 2,
    list: [{ id: first }],
  })
  expect(second).not.toBe(first)
})

test('answers are read by everybody, without names', async () => {
  const id = await propose()
  await stranger.ok(demandReplyAdd, { demandId: id, content: '我们也需要' })
  const sources = async (client: TestClient) =>
    (await client.ok(demandReplyList, { demandId: id })).list.map(({ source, content }) => [source, content])
  expect(await sources(author)).toEqual([['other', '我们也需要']])
  expect(await sources(stranger)).toEqual([['self', '我们也需要']])
  expect((await only(author)).replies).toBe(1)
  expect((await author.send(demandReplyList, { demandId: '999999' })).status).toBe(404)
})

test('five demands a day; the next day there are five more', async () => {
  for (let n = 0; n < 5; n++) await propose()
  const refused = await author.send(demandPropose, demand)
  expect([refused.status, refused.body.msg]).toEqual([429, '一天最多提出5条需求，请明日再试'])
  expect((await stranger.send(demandPropose, demand)).status).toBe(200)
  iisp.clock.set('2026-11-21T10:00:01+08:00')
  expect((await (await iisp.as('lin.jing')).send(demandPropose, demand)).status).toBe(200)
})

test('empty, too long and unknown input is refused, and nobody without a session reads', async () => {
  for (const wrong of [
    { title: ' ' },
    { content: '' },
    { title: '字'.repeat(61) },
    { kind: 'x' },
    { account: 'x' },
  ])
    expect((await author.send(demandPropose, { ...demand, ...wrong } as never)).status).toBe(400)
  expect((await iisp.visitor().send(demandList, {})).status).toBe(401)
  expect((await stranger.send(demandVote, { id: '999999', vote: true })).status).toBe(404)
})

test('the desk answers and decides; the author is told, everybody reads the answer, a closed one takes no votes', async () => {
  const id = await propose()
  const desk = await iisp.as('fang.shen')
  const [row] = (await desk.ok(demandDeskList, { state: 'proposed' })).list
  expect(row).toMatchObject({
    name: '林静',
    phone: '13900000001',
    institutionName: '远山私募基金管理有限公司',
  })
  const decline = { id, version: row!.version, action: 'decline' } as const
  const blank = await desk.send(demandDecide, { ...decline, answer: ' ' })
  expect(blank.body).toMatchObject({ code: 'platform.reasonMissing', fields: ['answer'] })
  await desk.ok(demandDecide, { ...decline, answer: '已有类似功能' })
  const stale = await desk.send(demandDecide, { id, version: row!.version, action: 'answer', answer: '再答' })
  expect([stale.status, stale.body.code]).toEqual([409, 'platform.conflict'])
  expect(await only(stranger)).toMatchObject({ state: 'declined', replies: 1, actions: [] })
  const [official] = (await stranger.ok(demandReplyList, { demandId: id })).list
  expect(official).toMatchObject({ source: 'official', state: 'declined', content: '已有类似功能' })
  expect((await desk.ok(demandDeskReplies, { demandId: id })).list[0]).toMatchObject({
    name: '方慎',
    actions: [],
  })
  expect((await stranger.send(demandVote, { id, vote: true })).body.code).toBe('feedback.demandClosed')
  expect((await stranger.send(demandReplyAdd, { demandId: id, content: '好' })).body.code).toBe(
    'feedback.demandClosed',
  )
  await expect
    .poll(async () => (await author.ok(messageList, {})).list.map(({ title }) => title))
    .toContain(`您的需求已答复：${demand.title}`)
  const { rows } = await iisp.owner.query(
    `SELECT institution_id, action FROM platform.audit WHERE object = $1 ORDER BY seq`,
    [`demand:${id}`],
  )
  expect(rows).toEqual([
    { institution_id: 'M001', action: 'feedback.propose-demand' },
    { institution_id: 'M001', action: 'feedback.decline-demand' },
  ])
})
