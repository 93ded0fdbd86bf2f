import { readFile } from 'node:fs/promises'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { newKey, type TestClient } from '@iisp/testing/test-client'
import { changeMgrUser } from '@iisp/identity/contract'
import { getPrioritiesByMenuId } from '@iisp/workspace/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { chatText } from '../../contract/chat-events.ts'
import {
  endChat,
  getMyChat,
  openChat,
  rateChat,
  readChat,
  sendChatMessage,
  unreadChat,
} from '../../contract/chat.ts'
import * as calls from '../../contract/chat-desk.ts'
import { aidialogApiReplyQuery } from '../../contract/dialog.ts'
import { getCustomerSeat } from '../../contract/modes.ts'
import { chatDesk } from '../../contract/pages.ts'

let iisp: Iisp
let lin: TestClient
let he: TestClient
let desk: TestClient
let second: TestClient

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  // a second operator to hand chats over to
  await iisp.owner.query(
    `UPDATE identity.account SET roles = roles || '{custodian-operator}' WHERE email LIKE 'ji.deng@%'`,
  )
  ;[lin, he, desk, second] = (await Promise.all(
    ['lin.jing', 'he.yu', 'zhao.tuo', 'ji.deng'].map((name) => iisp.as(name)),
  )) as [TestClient, TestClient, TestClient, TestClient]
})
afterAll(() => iisp.close())
beforeEach(async () => {
  await iisp.owner.query(`UPDATE assistant.chat SET status = 'ended'`)
})

const open = async (client = lin, text = '我的指令为什么被退回？') => (await client.ok(openChat, { text })).id
const take = async (id: string, by = desk) => {
  const { version } = await by.ok(calls.chatDeskDetail, { chatId: id })
  return by.send(calls.chatDeskTake, { chatId: id, version })
}
const messages = async (client = lin, language: 'zh' | 'en' = 'zh') =>
  (await client.ok(getMyChat, {}, { language }))?.messages ?? []
const texts = async (client = lin, language: 'zh' | 'en' = 'zh') =>
  (await messages(client, language)).map((message) => chatText(message, language))

describe('a chat from the first word to the rating', () => {
  test('[BL-303] both sides write, see what was read, and the person rates in the end', async () => {
    const id = await open()
    expect(await lin.ok(getMyChat, {})).toMatchObject({ status: 'waiting', ahead: 0 })
    expect((await take(id)).status).toBe(200)
    const answer = await desk.ok(calls.chatDeskSend, { chatId: id, text: '正在核实' })
    expect(await lin.ok(unreadChat, {})).toEqual({ unread: 2 })
    await lin.ok(readChat, { chatId: id, upTo: answer.id })
    expect(await lin.ok(unreadChat, {})).toEqual({ unread: 0 })
    expect((await desk.ok(calls.chatDeskDetail, { chatId: id })).readByUser).toBe(answer.id)
    const thanks = await lin.ok(sendChatMessage, { chatId: id, text: ' 谢谢 ' })
    await desk.ok(calls.chatDeskRead, { chatId: id, upTo: thanks.id })
    expect((await lin.ok(getMyChat, {}))?.readByOperator).toBe(thanks.id)
    expect((await lin.send(rateChat, { chatId: id, rating: 5 })).body.code).toBe('assistant.chatNotEnded')
    await desk.ok(calls.chatDeskEnd, { chatId: id })
    await lin.ok(rateChat, { chatId: id, rating: 4, note: '很快' })
    expect(await desk.ok(calls.chatDeskDetail, { chatId: id })).toMatchObject({
      rating: 4,
      ratingNote: '很快',
    })
    expect(await texts()).toEqual([
      '我的指令为什么被退回？',
      '客服赵拓为您服务',
      '正在核实',
      '谢谢',
      '客服结束了会话，欢迎评价本次服务',
    ])
    expect(await texts(lin, 'en')).toEqual([
      '我的指令为什么被退回？',
      'Zhao Tuo of customer service is here for you',
      '正在核实',
      '谢谢',
      'Customer service ended the chat. Please rate it.',
    ])
    expect((await desk.ok(calls.chatDeskList, { view: 'ended' })).list[0]).toMatchObject({
      lastText: '',
      lastEvent: { code: 'ended-by-service' },
    })
    expect((await lin.send(sendChatMessage, { chatId: id, text: '还有' })).body.code).toBe(
      'assistant.chatEnded',
    )
  })

  test('who asks again goes on with the open chat', async () => {
    const id = await open()
    expect(await open(lin, '还有一个问题')).toBe(id)
    expect(await texts()).toEqual(['我的指令为什么被退回？', '还有一个问题'])
  })

  test('a message sent twice under one key counts once', async () => {
    const id = await open()
    const key = newKey()
    await lin.ok(sendChatMessage, { chatId: id, text: '一次' }, { key })
    await lin.ok(sendChatMessage, { chatId: id, text: '一次' }, { key })
    expect((await texts())?.filter((text) => text === '一次')).toHaveLength(1)
  })

  test('the queue knows its places, over institutions, and names nobody', async () => {
    await open()
    await open(he, '账户余额不对')
    expect((await he.ok(getMyChat, {}))?.ahead).toBe(1)
    expect((await he.ok(getCustomerSeat, {})).waiting).toBe(2)
    const { list } = await desk.ok(calls.chatDeskList, { view: 'waiting' })
    expect(list.map(({ person }) => person)).toEqual(['林静', '何雨'])
    expect((await desk.ok(getPrioritiesByMenuId, { menuId: chatDesk.id })).total).toBe(2)
  })

  test('the operator sees what the person asked the robot before', async () => {
    const session_id = newKey()
    await lin.ok(aidialogApiReplyQuery, {
      account: 'lin.jing@yuanshan.example',
      query: '召回跟撤销的区别',
      session_id,
      bot_type: 'robot',
    })
    const { id } = await lin.ok(openChat, { text: '不明白', session_id })
    const { talk } = await desk.ok(calls.chatDeskDetail, { chatId: id })
    expect(talk).toMatchObject([
      { query: '召回跟撤销的区别', answer: expect.stringContaining('在划款指令查询打开') },
    ])
  })

  test('the person may end it, and earlier messages come in pages', async () => {
    const id = await open()
    for (let at = 1; at <= 32; at++)
      await iisp.owner.query(
        `INSERT INTO assistant.chat_message (chat_id, institution_id, author, name, body, at)
       VALUES ($1, 'M001', 'user', '林静', $2, now())`,
        [id, `第${at}条`],
      )
    await lin.ok(endChat, { chatId: id })
    const newest = await lin.ok(getMyChat, {})
    expect(newest?.messages).toHaveLength(30)
    const earlier = await lin.ok(getMyChat, { before: newest!.before! })
    expect(earlier?.messages.map(({ text }) => text)).toEqual([
      '我的指令为什么被退回？',
      '第1条',
      '第2条',
      '第3条',
    ])
    expect(earlier?.before).toBeNull()
  })
})

describe('the desk', () => {
  test('of two operators who take one chat, one gets it', async () => {
    const id = await open()
    const { version } = await desk.ok(calls.chatDeskDetail, { chatId: id })
    const answers = await Promise.all(
      [desk, second].map((client) => client.send(calls.chatDeskTake, { chatId: id, version })),
    )
    expect(answers.map(({ body }) => body.code ?? 'taken').sort()).toEqual(['assistant.chatTaken', 'taken'])
  })

  test('only the one who attends answers, hands over and ends', async () => {
    const id = await open()
    await take(id)
    for (const answer of [
      await second.send(calls.chatDeskSend, { chatId: id, text: '我来' }),
      await second.send(calls.chatDeskEnd, { chatId: id }),
      await second.send(calls.chatDeskHandOver, { chatId: id, to: '112' }),
    ])
      expect(answer.body.code).toBe('assistant.chatNotYours')
  })

  test('a chat is handed over to a colleague who attends to chats', async () => {
    const id = await open()
    await take(id)
    const colleagues = await desk.ok(calls.chatDeskColleagues, {})
    expect(colleagues.map(({ name }) => name).sort()).toEqual(['付宽', '季登'].sort())
    const colleague = colleagues.find(({ name }) => name === '季登')
    expect((await desk.send(calls.chatDeskHandOver, { chatId: id, to: '101' })).body.code).toBe(
      'assistant.noSuchColleague',
    )
    await desk.ok(calls.chatDeskHandOver, { chatId: id, to: colleague!.id, note: '估值问题' })
    await second.ok(calls.chatDeskSend, { chatId: id, text: '您好' })
    expect(await texts()).toContain('会话已由赵拓转接给季登（估值问题）')
    expect(await texts(lin, 'en')).toContain('Zhao Tuo handed the chat over to Ji Deng (估值问题)')
    expect((await desk.ok(calls.chatDeskList, { view: 'mine' })).total).toBe(0)
    expect((await second.ok(calls.chatDeskList, { view: 'mine' })).list[0]?.mine).toBe(true)
  })

  test('canned answers are kept, changed and deleted', async () => {
    const { id } = await desk.ok(calls.cannedSave, { title: '测试', text: '内容' })
    await desk.ok(calls.cannedSave, { id, title: '测试', text: '改后' })
    expect((await desk.ok(calls.cannedList, {})).find((one) => one.id === id)?.text).toBe('改后')
    await desk.ok(calls.cannedDelete, { id })
    expect((await desk.send(calls.cannedDelete, { id })).status).toBe(404)
    expect((await desk.send(calls.cannedSave, { title: ' ', text: 'x' })).body.code).toBe(
      'assistant.blankText',
    )
  })
})

describe('whose chat it is', () => {
  test('another person finds nothing and may do nothing, in the same institution or elsewhere', async () => {
    const id = await open()
    const zhou = await iisp.as('zhou.hang')
    for (const stranger of [zhou, he, await iisp.as('guan.li')]) {
      expect((await stranger.ok(getMyChat, {}))?.id).not.toBe(id)
      const tries = [
        await stranger.send(sendChatMessage, { chatId: id, text: '冒充' }),
        await stranger.send(endChat, { chatId: id }),
        await stranger.send(readChat, { chatId: id, upTo: '1' }),
        await stranger.send(rateChat, { chatId: id, rating: 1 }),
      ]
      expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect((await stranger.send(calls.chatDeskList, { view: 'waiting' })).status).toBe(403)
      expect((await stranger.send(calls.chatDeskDetail, { chatId: id })).status).toBe(403)
    }
  })

  test('the tables keep institutions apart by themselves', async () => {
    await open()
    const client = await iisp.owner.query('SELECT current_user')
    expect(client.rowCount).toBe(1)
    await iisp.owner.query('BEGIN')
    await iisp.owner.query('SET LOCAL ROLE iisp_app')
    await iisp.owner.query(`SELECT set_config('app.scope', 'M002', true)`)
    const { rows } = await iisp.owner.query(
      `SELECT DISTINCT institution_id FROM (SELECT institution_id FROM assistant.chat UNION ALL
       SELECT institution_id FROM assistant.chat_message UNION ALL SELECT institution_id FROM assistant.turn) x`,
    )
    await iisp.owner.query('ROLLBACK')
    expect(rows.every(({ institution_id }) => institution_id === 'M002')).toBe(true)
  })

  test('who acts for another is named with both names, at the desk and on their own side', async () => {
    const du = await iisp.as('du.jian')
    await du.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '林静休假' })
    const id = await open(du)
    const both = { zh: '杜鉴 代 林静', en: 'Du Jian for Lin Jing' }
    for (const language of ['zh', 'en'] as const) {
      const { list } = await desk.ok(calls.chatDeskList, { view: 'waiting' }, { language })
      expect(list.map(({ person }) => person)).toEqual([both[language]])
      const seen = await desk.ok(calls.chatDeskDetail, { chatId: id }, { language })
      expect([seen.person, seen.messages[0]?.name]).toEqual([both[language], both[language]])
      const own = await du.ok(getMyChat, {}, { language })
      expect(own?.messages.map(({ name }) => name)).toEqual([both[language]])
    }
    await du.ok(sendChatMessage, { chatId: id, text: '请尽快' })
    await du.ok(endChat, { chatId: id })
    expect((await messages(du)).map(({ name }) => name)).toEqual([both.zh, both.zh, ''])
    expect((await texts(du)).at(-1)).toBe('杜鉴 代 林静结束了会话')
    expect((await texts(du, 'en')).at(-1)).toBe('Du Jian for Lin Jing ended the chat')
    await open()
    expect((await messages())[0]?.name).toBe('林静')
  })

  test('a change is pushed to the institution and the desk', async () => {
    const heard: string[] = []
    iisp.bus.subscribe((message) => {
      if (message.topic === 'assistant.chat-changed') heard.push((message.audience ?? []).join(' '))
    })
    await open()
    await iisp.portal.settle()
    await expect.poll(() => heard).toContain('M001 *')
  })
})

test('a person writes forty messages a minute at most', async () => {
  const chatId = await open(he, '第一条')
  const codes = []
  for (let i = 0; i < 40; i++)
    codes.push((await he.send(sendChatMessage, { chatId, text: `第${i}条` })).body.code)
  expect(codes.at(-1)).toBe('assistant.tooOften')
  expect(codes.filter((code) => code === undefined).length).toBeLessThan(40)
  iisp.clock.advance(60)
  expect((await he.send(sendChatMessage, { chatId, text: '稍后' })).status).toBe(200)
})

test('sentences of earlier versions are taken apart, others stay', async () => {
  const chatId = await open()
  const old = [
    '客服赵拓为您服务',
    '会话已由赵拓转接给季登（估值（二））',
    '会话已由赵拓转接给季登',
    '林静结束了会话',
    '客服结束了会话，欢迎评价本次服务',
    '系统将于今晚维护',
  ]
  for (const body of old) {
    await iisp.owner.query(
      `INSERT INTO assistant.chat_message (chat_id, institution_id, author, name, body, at)
       VALUES ($1, 'M001', 'system', '', $2, now())`,
      [chatId, body],
    )
  }
  const file = new URL('../migrations/003-chat-event.sql', import.meta.url)
  const sql = await readFile(file, 'utf8')
  await iisp.owner.query(sql.slice(sql.indexOf('UPDATE assistant.chat_message')))
  expect((await texts()).slice(-old.length)).toEqual(old)
  expect((await messages()).slice(-old.length).map(({ event }) => event)).toEqual([
    { code: 'taken', by: '赵拓' },
    { code: 'handed-over', by: '赵拓', to: '季登', note: '估值（二）' },
    { code: 'handed-over', by: '赵拓', to: '季登' },
    { code: 'ended-by-person', by: '林静' },
    { code: 'ended-by-service', by: '' },
    null,
  ])
})
