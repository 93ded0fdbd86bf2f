import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as calls from '../../contract/dialog.ts'
import { faqDeskList, faqDeskPin } from '../../contract/faq-desk.ts'
import { currentSystemGPTMode, getCustomerSeat, setSystemGPTMode } from '../../contract/modes.ts'
import { linesOf } from './fake-model.ts'

let iisp: Iisp
let lin: TestClient
let zhou: TestClient
let desk: TestClient
const account = 'lin.jing@yuanshan.example'
const session_id = '11111111-2222-3333-4444-555555555555'

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), settings: { servicePhone: '95555' } })
  ;[lin, zhou, desk] = (await Promise.all(
    ['lin.jing', 'zhou.hang', 'zhao.tuo'].map((name) => iisp.as(name)),
  )) as [TestClient, TestClient, TestClient]
})
afterAll(() => iisp.close())

const ask = (query: string, more: object = {}) =>
  lin.ok(calls.aidialogApiReplyQuery, { account, query, session_id, bot_type: 'robot', ...more })

describe('the robot', () => {
  test('[BL-298] [BL-152] answers from the help texts with all fields of a chat answer', async () => {
    const answer = await ask('怎样新建划款指令')
    expect(answer).toMatchObject({
      code: 0,
      question: '如何录入一笔划款指令？',
      raw_query: '怎样新建划款指令',
      answerType: '1',
      bot_type: 'robot',
    })
    expect(answer.answer).toContain('[划款指令录入](menu:10101)')
    expect(answer.id).toMatch(/^\d+$/)
    expect(answer.messageId).toMatch(/^\w{24}$/)
    expect(answer.feedbackParams).toBe(`robot:${answer.id}`)
    expect(answer.related).toHaveLength(3)
  })

  test('answers in the language that is asked for', async () => {
    const { body } = await lin.send(
      calls.aidialogApiReplyQuery,
      { account, query: 'cut off time today', session_id, bot_type: 'robot' },
      { language: 'en' },
    )
    expect(body.data.question).toBe('What is the cut-off time today?')
  })

  test('[BL-357] a related question is answered without further ones', async () => {
    const [first] = (await ask('怎样新建划款指令')).related
    const answer = await ask(first!.question, { faqId: first!.id, depth: 1 })
    expect(answer).toMatchObject({ id: first!.id, answerType: '1', related: [] })
  })

  test('[BL-329] says so where nothing fits, and the question waits at the desk', async () => {
    expect(await ask('今天天气怎么样')).toMatchObject({ code: 0, answerType: '0', answer: '', id: '' })
  })

  test('streams the same answer', async () => {
    const input = { account, query: '怎么锁屏', session_id, bot_type: 'robot' } as const
    const { text, headers } = await lin.send(calls.aidialogApiReplyStream, input)
    expect(headers.get('content-type')).toContain('text/event-stream')
    expect(linesOf(text)).toMatchObject([
      { type: 'text', text: expect.stringContaining('锁形图标') },
      { type: 'done', answer: { question: '离开座位时如何锁屏？', answerType: '1' } },
    ])
  })

  test('[BL-299] recommends what is close to what is being typed', async () => {
    const input = { account, query: '验证码', session_id, bot_type: 'robot' } as const
    const found = await lin.ok(calls.aidialogApiRecommend, input)
    expect(found.map(({ question }) => question)).toContain('收不到短信验证码怎么办？')
    expect(found.length).toBeLessThanOrEqual(5)
  })

  test('[BL-301] greets by name and time of day', async () => {
    const { greeting } = await lin.ok(calls.aidialogApiTouchoverview, { account, bot_type: 'robot' })
    expect(greeting).toMatch(/^林静，上午好/)
  })
})

describe('hot questions', () => {
  test('[BL-270] [BL-355] [BU-388] five of them, those of the menu first', async () => {
    const all = await lin.ok(calls.questionHot, {})
    expect(all).toHaveLength(5)
    const review = await lin.ok(calls.questionHot, { menuId: '10103' })
    expect(review).toHaveLength(5)
    expect(review[0]?.question).toBe('如何复核指令？')
  })

  test('[BU-389] a sixth question cannot be configured for one menu', async () => {
    const { list } = await desk.ok(faqDeskList, { pageSize: 200 })
    const ofMenu = list.filter((row) => row.menuId === '10102' && !row.pinned).map(({ id }) => id)
    const results = []
    for (const id of ofMenu.slice(0, 6))
      results.push((await desk.send(faqDeskPin, { id, pinned: true })).body.code)
    expect(results.filter((code) => code === 'assistant.pinnedFull').length).toBeGreaterThan(0)
    const pinned = (await desk.ok(faqDeskList, { pageSize: 200 })).list.filter(
      (row) => row.menuId === '10102' && row.pinned,
    )
    expect(pinned).toHaveLength(5)
  })
})

describe('whose talk it is', () => {
  test('an account that is not the own one is refused and remembered', async () => {
    const input = {
      account: 'zhou.hang@yuanshan.example',
      query: '余额',
      session_id,
      bot_type: 'robot',
    } as const
    const refused = await lin.send(calls.aidialogApiReplyQuery, input)
    expect([refused.status, refused.body.code]).toEqual([403, 'platform.notYours'])
    const { rowCount } = await iisp.owner.query(
      `SELECT FROM platform.audit WHERE action = 'platform.foreign-refused' AND object = 'call:aidialogApiReplyQuery'`,
    )
    expect(rowCount).toBe(1)
  })

  test('the talk comes back after a reload, for its person alone', async () => {
    const own = 'aaaaaaaa-2222-3333-4444-555555555555'
    await ask('怎么锁屏', { session_id: own })
    const { list } = await lin.ok(calls.aidialogApiHistory, { session_id: own })
    expect(list).toMatchObject([{ raw_query: '怎么锁屏', verdict: '3' }])
    expect((await zhou.ok(calls.aidialogApiHistory, { session_id: own })).list).toEqual([])
    expect((await desk.ok(calls.aidialogApiHistory, { session_id: own })).list).toEqual([])
  })

  test('[BL-300] a rating is kept; that of another is unknown', async () => {
    const own = 'bbbbbbbb-2222-3333-4444-555555555555'
    const { messageId, feedbackParams } = await ask('怎么锁屏', { session_id: own })
    const rating = { messageId, feedbackParams, status: '2', content: '没找到锁形图标' } as const
    expect((await zhou.send(calls.aidialogApiFeedback, rating)).status).toBe(404)
    expect(await lin.ok(calls.aidialogApiFeedback, rating)).toEqual({ status: '2' })
    expect((await lin.ok(calls.aidialogApiHistory, { session_id: own })).list[0]?.verdict).toBe('2')
    expect(await zhou.ok(calls.aidialogApiReplies, {})).toEqual([])
  })

  test('too many questions at once are refused', async () => {
    const he = await iisp.as('he.yu')
    const input = { account: 'he.yu@qiming.example', query: '余额', session_id, bot_type: 'robot' } as const
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => he.send(calls.aidialogApiReplyQuery, input)),
    )
    expect(answers.map(({ body }) => body.code)).toContain('assistant.tooOften')
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(41)
  })
})

describe('modes and the seat', () => {
  test('[BL-302] [BL-358] [BL-359] the switches stand as the operating side set them', async () => {
    expect(await lin.ok(currentSystemGPTMode, {})).toEqual({
      qaFunctionSwitch: '1',
      gptMode: '1',
      gptReady: false,
      voiceReady: false,
    })
    await desk.ok(setSystemGPTMode, { qaFunctionSwitch: '0', gptMode: '0' })
    expect(await lin.ok(currentSystemGPTMode, {})).toMatchObject({ qaFunctionSwitch: '0', gptMode: '0' })
    expect((await lin.send(setSystemGPTMode, { qaFunctionSwitch: '1', gptMode: '1' })).status).toBe(403)
  })

  test('without a model the robot answers and says why', async () => {
    const answer = await ask('怎么锁屏', { bot_type: 'gpt' })
    expect(answer).toMatchObject({
      bot_type: 'robot',
      answerType: '1',
      notice: '智能问答服务尚未配置，由机器人为您解答',
    })
  })

  test('[BL-303] the seat is open in its hours on working days', async () => {
    expect(await lin.ok(getCustomerSeat, {})).toMatchObject({
      name: '人工客服',
      phone: '95555',
      workTime: '工作日 08:30–17:30',
      open: true,
    })
    iisp.clock.set('2026-11-21T10:00:00+08:00')
    const weekend = await iisp.as('lin.jing')
    expect((await weekend.ok(getCustomerSeat, {})).open).toBe(false)
    iisp.clock.set('2026-11-20T10:00:00+08:00')
  })

  test('without a recogniser a recording is refused with the reason', async () => {
    const form = new FormData()
    form.set('file', new Blob(['x']), 'x.webm')
    const answer = await lin.raw('POST', `${calls.speechRecognition.path}?source=web`, form)
    expect([answer.status, answer.body.code]).toEqual([501, 'assistant.voiceNotSetUp'])
  })
})
