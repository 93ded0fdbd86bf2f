import {
  aidialogApiFeedback,
  aidialogApiHistory,
  aidialogApiRecommend,
  aidialogApiReplies,
  aidialogApiReplyQuery,
  aidialogApiReplyStream,
  currentSystemGPTMode,
} from '@iisp/assistant/contract'
import { cutLine } from '@iisp/testing/dom/failures'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { eventStream } from '@iisp/testing/dom/event-stream'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { account, answerOf, serving, show } from '../test/serving.ts'
import { assistantTexts } from '../texts.ts'
import { beginNewTalk } from './talk-store.ts'
import { TalkView } from './TalkView.tsx'

const user = userEvent.setup()
const onSeat = vi.fn<() => void>()
const talk = (server?: FakeServer) => show(<TalkView account={account} onSeat={onSeat} />, server)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '问题' })
const ask = async (text: string) => {
  await user.type(field(), `${text}{Enter}`)
}
const log = () => screen.getByRole('log', { name: '对话内容' })

beforeEach(() => beginNewTalk(account))
afterEach(() => void vi.useRealTimers())

describe('what a talk begins with', () => {
  test('[BL-301] [BL-355] a greeting and five hot questions', async () => {
    talk()
    expect(await screen.findByText('林静，上午好！')).toBeTruthy()
    const hot = await screen.findByRole('region', { name: '热门问题' })
    expect(within(hot).getAllByRole('button')).toHaveLength(5)
  })

  test('a hot question is asked by its help text', async () => {
    const { server } = talk()
    await user.click(await screen.findByRole('button', { name: '热门问题3' }))
    await waitFor(() => expect(server.asked(aidialogApiReplyQuery)).toHaveLength(1))
    expect(server.asked(aidialogApiReplyQuery)[0]).toMatchObject({
      account,
      query: '热门问题3',
      faqId: '3',
      depth: 0,
    })
  })

  test('after a reload the talk is there again', async () => {
    const server = serving().answer(aidialogApiHistory, () => ({
      list: [
        {
          ...answerOf({ raw_query: '昨天的问题' }),
          at: '2026-11-20 09:00:00',
          verdict: '1' as const,
          reply: '',
        },
      ],
      before: null,
    }))
    show(<TalkView account="gu.min@yuanshan.example" onSeat={onSeat} />, server)
    expect(await screen.findByText('昨天的问题')).toBeTruthy()
    expect(screen.getByRole('button', { name: '有帮助' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('an answer', () => {
  test('[BL-122] [BL-298] [BL-356] comes no sooner than 500 ms, with a typing mark until then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const typist = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    talk()
    await typist.type(field(), '怎么划款{Enter}')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(screen.getByText('正在输入')).toBeTruthy()
    expect(screen.queryByText(/填写。/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(await screen.findByText(/填写。/)).toBeTruthy()
    expect(screen.queryByText('正在输入')).toBeNull()
  })

  test('[BL-359] in function mode opens menus, those that the person may open', async () => {
    const answer = '用[划款指令录入](menu:10101)，再由[指令签发](menu:10104)'
    const { openMenu } = talk(serving().answer(aidialogApiReplyQuery, () => answerOf({ answer })))
    await ask('怎么划款')
    await user.click(await screen.findByRole('button', { name: '划款指令录入' }))
    expect(openMenu.mock.calls).toEqual([['10101']])
    expect(screen.queryByRole('button', { name: '指令签发' })).toBeNull()
    expect(log().textContent).toContain('“指令签发”')
  })

  test('[BL-359] in the normal mode only names them', async () => {
    const server = serving().answer(currentSystemGPTMode, () => ({
      qaFunctionSwitch: '1' as const,
      gptMode: '0' as const,
      gptReady: false,
      voiceReady: false,
    }))
    talk(server)
    await ask('怎么划款')
    await screen.findByText(/填写。/)
    expect(screen.queryByRole('button', { name: '划款指令录入' })).toBeNull()
  })

  test('[BL-357] a related question is asked to depth 1', async () => {
    const { server } = talk()
    await ask('怎么划款')
    await user.click(await screen.findByRole('button', { name: '划款指令要填写哪些字段？' }))
    await waitFor(() => expect(server.asked(aidialogApiReplyQuery)).toHaveLength(2))
    expect(server.asked(aidialogApiReplyQuery)[1]).toMatchObject({ faqId: '8', depth: 1 })
  })

  test('[BL-329] that is none says so and offers a person', async () => {
    talk(
      serving().answer(aidialogApiReplyQuery, () => answerOf({ answerType: '0', answer: '', related: [] })),
    )
    await ask('天气')
    expect(await screen.findByText('不好意思, 您的问题暂时无法回答, 请重新提问')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '转人工客服' }))
    expect(onSeat).toHaveBeenCalled()
  })

  test('[BL-328] with a non-zero code says so, and is asked again on request', async () => {
    let code = 1
    talk(serving().answer(aidialogApiReplyQuery, () => answerOf({ code })))
    await ask('怎么划款')
    expect((await within(log()).findByRole('alert')).textContent).toContain('调用问答接口失败，请稍后再试！')
    code = 0
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText(/填写。/)).toBeTruthy()
    expect(within(log()).queryByRole('alert')).toBeNull()
  })

  test('[BL-328] that the network loses says the same', async () => {
    talk(serving().answer(aidialogApiReplyQuery, cutLine))
    await ask('怎么划款')
    expect((await within(log()).findByRole('alert')).textContent).toContain('调用问答接口失败，请稍后再试！')
  })

  test('markup in an answer is text', async () => {
    const answer = '<img src=x onerror="alert(1)"><b>粗</b>'
    const { container } = talk(serving().answer(aidialogApiReplyQuery, () => answerOf({ answer })))
    await ask('怎么划款')
    expect(await screen.findByText(answer)).toBeTruthy()
    expect(container.querySelector('img, b')).toBeNull()
  })
})

describe('a rating', () => {
  test('[BL-300] is sent, says why, and is taken back by a second press', async () => {
    const { server } = talk()
    await ask('怎么划款')
    const dislike = await screen.findByRole('button', { name: '没帮助' })
    await user.click(dislike)
    await user.type(await screen.findByRole('textbox', { name: /哪里不对/ }), '没写清楚')
    await user.click(screen.getByRole('button', { name: '提交反馈' }))
    expect(await screen.findByText('感谢您的反馈')).toBeTruthy()
    await user.click(dislike)
    await waitFor(() => expect(dislike.getAttribute('aria-pressed')).toBe('false'))
    const rated = { messageId: 'm1', feedbackParams: 'robot:7' }
    expect(server.asked(aidialogApiFeedback)).toEqual([
      { ...rated, status: '2' },
      { ...rated, status: '2', content: '没写清楚' },
      { ...rated, status: '3' },
    ])
  })

  test('an answer of the operating side to it is shown', async () => {
    talk(
      serving().answer(aidialogApiReplies, () => [
        { messageId: 'm1', question: '怎么锁屏', reply: '图标在右上角' },
      ]),
    )
    expect(await screen.findByText(/关于“怎么锁屏”的反馈：图标在右上角/)).toBeTruthy()
  })
})

test('[BL-299] what is typed brings suggestions', async () => {
  const { server } = talk(
    serving().answer(aidialogApiRecommend, () => [{ id: '9', question: '收不到短信验证码怎么办？' }]),
  )
  await user.type(field(), '验证码')
  await user.click(await screen.findByRole('button', { name: '收不到短信验证码怎么办？' }))
  await waitFor(() => expect(server.asked(aidialogApiReplyQuery)[0]).toMatchObject({ faqId: '9' }))
})

describe('the model', () => {
  const gptOn = (stream = eventStream()) =>
    serving()
      .answer(aidialogApiReplyStream, () => stream.response)
      .answer(currentSystemGPTMode, () => ({
        qaFunctionSwitch: '0',
        gptMode: '1',
        gptReady: true,
        voiceReady: false,
      }))
  test('[BL-358] answers where qaFunctionSwitch is 0: text as it is written, then its sources', async () => {
    const stream = eventStream()
    const { openMenu, server } = talk(gptOn(stream))
    await screen.findByRole('radio', { name: '大模型', checked: true })
    await ask('我的指令到哪了')
    stream.send({ type: 'tool', name: 'list_transfer_orders' })
    expect(await screen.findByText('正在查询您的数据')).toBeTruthy()
    stream.send({ type: 'text', text: '共一笔' })
    expect(await screen.findByText('共一笔')).toBeTruthy()
    const sources = [
      { kind: 'record', id: '1', title: 'TR2026', menuId: '10101', query: 'keyword=TR2026' } as const,
      { kind: 'faq', id: '7', title: '指令状态', menuId: '', query: '' } as const,
    ]
    stream.send({ type: 'done', answer: answerOf({ answer: '共一笔[1]', bot_type: 'gpt', sources }) })
    stream.end()
    await user.click(await screen.findByRole('button', { name: 'TR2026' }))
    expect(openMenu.mock.calls).toEqual([['10101', 'keyword=TR2026']])
    await user.click(screen.getByRole('button', { name: '指令状态' }))
    await waitFor(() =>
      expect(server.asked(aidialogApiReplyQuery)[0]).toMatchObject({ faqId: '7', bot_type: 'robot' }),
    )
  })

  test('is stopped on request; what was written stays', async () => {
    const stream = eventStream()
    talk(gptOn(stream))
    await screen.findByRole('radio', { name: '大模型', checked: true })
    await ask('讲讲划款')
    stream.send({ type: 'text', text: '首先' })
    await screen.findByText('首先')
    await user.click(screen.getByRole('button', { name: '停止' }))
    stream.end()
    expect(await screen.findByText('已停止回答')).toBeTruthy()
    expect(screen.getByText('首先')).toBeTruthy()
  })

  test('that breaks off without an end is a failed call', async () => {
    const stream = eventStream()
    talk(gptOn(stream))
    await screen.findByRole('radio', { name: '大模型', checked: true })
    await ask('讲讲划款')
    stream.end()
    expect((await within(log()).findByRole('alert')).textContent).toContain('调用问答接口失败，请稍后再试！')
  })

  test('[BL-358] the robot is asked on request, and by default where the switch is 1', async () => {
    const { server } = talk(gptOn())
    await user.click(await screen.findByRole('radio', { name: '机器人' }))
    await ask('怎么划款')
    await waitFor(() => expect(server.asked(aidialogApiReplyQuery)[0]).toMatchObject({ bot_type: 'robot' }))
  })
})

test('a new talk leaves the old one', async () => {
  const { server } = talk()
  await ask('怎么划款')
  await screen.findByText(/填写。/)
  await user.click(screen.getByRole('button', { name: '新对话' }))
  expect(within(log()).queryByText('怎么划款')).toBeNull()
  await ask('再问')
  await waitFor(() => expect(server.asked(aidialogApiReplyQuery)).toHaveLength(2))
  const [first, second] = server.asked(aidialogApiReplyQuery)
  expect(first?.['session_id']).not.toBe(second?.['session_id'])
})

test('the assistant speaks both languages', () => {
  expect(missingTexts(assistantTexts)).toEqual([])
})
