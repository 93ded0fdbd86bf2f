import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { newKey, type TestClient } from '@iisp/testing/test-client'
import { changeMgrUser } from '@iisp/identity/contract'
import { getPrioritiesByMenuId } from '@iisp/workspace/contract'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  aidialogApiFeedback,
  aidialogApiHistory,
  aidialogApiReplies,
  aidialogApiReplyQuery,
  speechRecognition,
} from '../../contract/dialog.ts'
import {
  faqDeskDetail,
  faqDeskList,
  faqDeskPublish,
  faqDeskSave,
  faqDeskWithdraw,
  feedbackDeskList,
  feedbackDeskSettle,
} from '../../contract/faq-desk.ts'
import { faqDesk } from '../../contract/pages.ts'
import { currentSystemGPTMode } from '../../contract/modes.ts'

let iisp: Iisp
let lin: TestClient
let desk: TestClient
let recogniser: Server
const received: { authorization: string | undefined; body: string }[] = []
let recognised: () => { status: number; body: string } = () => ({ status: 200, body: '{"text":"查余额"}' })
const account = 'lin.jing@yuanshan.example'

beforeAll(async () => {
  recogniser = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        authorization: request.headers.authorization,
        body: Buffer.concat(chunks).toString('latin1'),
      })
      const { status, body } = recognised()
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  await new Promise<void>((done) => recogniser.listen(0, '127.0.0.1', done))
  const { port } = recogniser.address() as AddressInfo
  iisp = await startIisp({
    serverUrl: inject('databaseUrl'),
    settings: { speechUrl: `http://x:se%2Fcret@127.0.0.1:${port}/transcribe`, speechModel: 'whisper' },
  })
  lin = await iisp.as('lin.jing')
  desk = await iisp.as('zhao.tuo')
})
afterAll(async () => {
  await iisp.close()
  recogniser.close()
})

const ask = (query: string, session_id = newKey()) =>
  lin.ok(aidialogApiReplyQuery, { account, query, session_id, bot_type: 'robot' })
const faqOf = async (code: string) =>
  (await desk.ok(faqDeskList, { keyword: code })).list.find((row) => row.code === code)!
const content = {
  category: 'service',
  menuId: '',
  note: '',
  questionZh: '食堂几点开门？',
  questionEn: 'When does the canteen open?',
  answerZh: '食堂11:30开门。',
  answerEn: 'At 11:30.',
  phrasings: ['午餐时间'],
  keywords: ['食堂'],
  related: ['service-human'],
} as const

describe('help texts', () => {
  test('a new text is found once it is published, and no longer when it is withdrawn', async () => {
    const input = {
      ...content,
      phrasings: [...content.phrasings],
      keywords: [...content.keywords],
      related: [...content.related],
    }
    const { id, version } = await desk.ok(faqDeskSave, input)
    expect(version).toBe(1)
    expect((await ask('食堂几点开门')).id).toBe('')
    await desk.ok(faqDeskPublish, { id, version })
    expect(await ask('食堂几点开门')).toMatchObject({ id, answer: '食堂11:30开门。', answerType: '1' })
    await desk.ok(faqDeskWithdraw, { id })
    expect((await ask('食堂几点开门')).id).toBe('')
  })

  test('a change is a version of its own; nobody sees it before, and an older one can be shown again', async () => {
    const { id } = await faqOf('lock-screen')
    const { versions } = await desk.ok(faqDeskDetail, { id })
    const { version: _version, author: _author, at: _at, ...first } = versions[0]!
    const change = {
      ...first,
      id,
      latest: 1,
      category: 'sign-in',
      menuId: '',
      answerZh: '新的说法',
      note: '改写',
    } as const
    expect(await desk.ok(faqDeskSave, change)).toEqual({ id, version: 2 })
    expect((await ask('怎么锁屏')).answer).toBe(first.answerZh)
    expect((await faqOf('lock-screen')).status).toBe('changed')
    await desk.ok(faqDeskPublish, { id, version: 2 })
    expect((await ask('怎么锁屏')).answer).toBe('新的说法')
    await desk.ok(faqDeskPublish, { id, version: 1 })
    expect((await ask('怎么锁屏')).answer).toBe(first.answerZh)
    const again = await desk.send(faqDeskSave, change)
    expect([again.status, again.body.code]).toEqual([409, 'platform.conflict'])
    const detail = await desk.ok(faqDeskDetail, { id })
    expect(detail.versions.map(({ version, author, note }) => [version, author, note])).toEqual([
      [2, '赵拓', '改写'],
      [1, '平台', ''],
    ])
  })

  test('a related text must exist, and texts must say something', async () => {
    const input = { ...content, phrasings: [], keywords: [], related: ['nowhere'] }
    expect((await desk.send(faqDeskSave, input)).body.code).toBe('assistant.relatedUnknown')
    const blank = { ...input, related: [], answerZh: '  ' }
    expect((await desk.send(faqDeskSave, blank)).body.code).toBe('assistant.blankText')
  })

  test('lists are filtered and paged', async () => {
    const page = await desk.ok(faqDeskList, { category: 'sign-in', pageNo: 2, pageSize: 5 })
    expect(page.list).toHaveLength(5)
    expect(page.list.every(({ category }) => category === 'sign-in')).toBe(true)
    expect((await desk.ok(faqDeskList, { keyword: '大额行号' })).list.map(({ code }) => code)).toEqual([
      'bank-branch-number',
      'bank-search',
    ])
    expect((await lin.send(faqDeskList, {})).status).toBe(403)
  })

  test('there are at least eighty of them, in both languages', async () => {
    const { list } = await desk.ok(faqDeskList, { status: 'published', pageSize: 500 })
    expect(list.length).toBeGreaterThanOrEqual(80)
  })
})

describe('what people thought', () => {
  test('[BL-300] a dislike waits at the desk, is answered there, and its person hears of it once', async () => {
    const session_id = newKey()
    const { messageId, feedbackParams } = await ask('怎么锁屏', session_id)
    const before = (await desk.ok(getPrioritiesByMenuId, { menuId: faqDesk.id })).total
    await lin.ok(aidialogApiFeedback, { messageId, feedbackParams, status: '2', content: '没有图标' })
    expect((await desk.ok(getPrioritiesByMenuId, { menuId: faqDesk.id })).total).toBe(before + 1)
    const { list } = await desk.ok(feedbackDeskList, { view: 'disliked', settled: false })
    expect(list[0]).toMatchObject({ messageId, person: '林静', query: '怎么锁屏', feedback: '没有图标' })
    await desk.ok(feedbackDeskSettle, { messageId, reply: '图标在右上角' })
    expect((await desk.ok(getPrioritiesByMenuId, { menuId: faqDesk.id })).total).toBe(before)
    expect(await (await iisp.as('zhou.hang')).ok(aidialogApiReplies, {})).toEqual([])
    expect(await lin.ok(aidialogApiReplies, {})).toEqual([
      { messageId, question: '怎么锁屏', reply: '图标在右上角' },
    ])
    expect(await lin.ok(aidialogApiReplies, {})).toEqual([])
    expect((await lin.ok(aidialogApiHistory, { session_id })).list[0]?.reply).toBe('图标在右上角')
  })

  test('a question without an answer is listed until it is settled', async () => {
    const { messageId } = await ask('海鸥为什么会飞翔')
    const unanswered = async () =>
      (await desk.ok(feedbackDeskList, { view: 'unanswered', settled: false })).list.map(
        (row) => row.messageId,
      )
    expect(await unanswered()).toContain(messageId)
    await desk.ok(feedbackDeskSettle, { messageId, reply: '' })
    expect(await unanswered()).not.toContain(messageId)
  })

  test('a question asked for another is listed with both names', async () => {
    const du = await iisp.as('du.jian')
    await du.ok(changeMgrUser, { account, reason: '林静休假' })
    const query = '鲸鱼为什么会唱歌'
    const session_id = newKey()
    const { messageId } = await du.ok(aidialogApiReplyQuery, {
      account,
      query,
      session_id,
      bot_type: 'robot',
    })
    const asker = async (language: 'zh' | 'en') => {
      const { list } = await desk.ok(feedbackDeskList, { view: 'unanswered' }, { language })
      return list.find((row) => row.messageId === messageId)?.person
    }
    expect([await asker('zh'), await asker('en')]).toEqual(['杜鉴 代 林静', 'Du Jian for Lin Jing'])
  })

  test('an answer that nobody rated is no matter of the desk', async () => {
    const { messageId } = await ask('怎么锁屏')
    expect((await desk.send(feedbackDeskSettle, { messageId, reply: 'x' })).status).toBe(404)
  })
})

describe('speech', () => {
  const webm = Buffer.from('1a45dfa3934282', 'hex')
  const speak = (bytes: Buffer, name = 'x.webm', source = 'web') => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    return lin.raw<{ text: string }>('POST', `${speechRecognition.path}?source=${source}`, form)
  }

  test('[BL-305] a recording becomes text', async () => {
    expect((await lin.ok(currentSystemGPTMode, {})).voiceReady).toBe(true)
    const answer = await speak(webm)
    expect([answer.status, answer.body.data]).toEqual([200, { text: '查余额' }])
    expect(received.at(-1)?.authorization).toBe('Bearer se/cret')
    expect(received.at(-1)?.body).toContain('whisper')
  })

  test('[BL-305] the source may stand in the form, before the file', async () => {
    const form = new FormData()
    form.set('source', 'upload')
    form.set('file', new Blob([new Uint8Array(webm)]), 'x.webm')
    const send = (path: string) => lin.raw<{ text: string }>('POST', path, form)
    expect((await send(speechRecognition.path)).body.data).toEqual({ text: '查余额' })
    const twice = await send(`${speechRecognition.path}?source=web`)
    expect([twice.status, twice.body.code]).toEqual([400, 'platform.badInput'])
    form.set('source', 'elsewhere')
    expect((await send(speechRecognition.path)).status).toBe(400)
  })

  test.each([
    ['no recording', Buffer.from('<html>'), 400, 'assistant.voiceFormat'],
    ['an empty one', Buffer.alloc(0), 400, 'assistant.voiceEmpty'],
  ])('%s is refused', async (_, bytes, status, code) => {
    const answer = await speak(bytes)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('a source that is none is refused', async () => {
    expect((await speak(webm, 'x.webm', 'elsewhere')).status).toBe(400)
  })

  test.each([
    ['fails', { status: 500, body: '{}' }, 'platform.unavailable'],
    ['answers something else', { status: 200, body: '{"words":1}' }, 'platform.unavailable'],
    ['hears nothing', { status: 200, body: '{"text":"  "}' }, 'assistant.voiceEmpty'],
  ])('a recogniser that %s is told to the person', async (_, answer, code) => {
    recognised = () => answer
    expect((await speak(webm)).body.code).toBe(code)
  })
})
