import {
  aidialogApiFeedback,
  aidialogApiHistory,
  aidialogApiRecommend,
  aidialogApiReplies,
  aidialogApiReplyQuery,
  aidialogApiTouchoverview,
  type Chat,
  type ChatAnswer,
  currentSystemGPTMode,
  getCustomerSeat,
  getMyChat,
  questionHot,
  readChat,
  unreadChat,
} from '@iisp/assistant/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import type { ReactElement } from 'react'

export const account = linJing.account
export const answerOf = (change: Partial<ChatAnswer> = {}): ChatAnswer => ({
  code: 0,
  notice: '',
  id: '7',
  messageId: 'm1',
  answer: '打开[划款指令录入](menu:10101)填写。',
  question: '如何录入一笔划款指令？',
  raw_query: '怎么划款',
  answerType: '1',
  feedbackParams: 'robot:7',
  bot_type: 'robot',
  related: [{ id: '8', question: '划款指令要填写哪些字段？' }],
  sources: [],
  ...change,
})
export const chatOf = (change: Partial<Chat> = {}): Chat => ({
  id: '5',
  status: 'active',
  operator: '赵拓',
  ahead: null,
  startedAt: '2026-11-20 10:00:00',
  readByOperator: '1',
  rating: 0,
  messages: [{ id: '1', author: 'user', name: '林静', text: '您好', event: null, at: '2026-11-20 10:00:00' }],
  before: null,
  actions: change.status === 'ended' ? ['rate'] : ['send', 'end'],
  ...change,
})

/** A server that answers the assistant's calls in their plain form, unless a test says otherwise. */
export const serving = () =>
  new FakeServer()
    .answer(currentSystemGPTMode, () => ({
      qaFunctionSwitch: '1',
      gptMode: '1',
      gptReady: false,
      voiceReady: false,
    }))
    .answer(aidialogApiHistory, () => ({ list: [], before: null }))
    .answer(aidialogApiReplies, () => [])
    .answer(aidialogApiRecommend, () => [])
    .answer(aidialogApiTouchoverview, () => ({ greeting: '林静，上午好！', tips: ['直接输入问题即可'] }))
    .answer(questionHot, () => [1, 2, 3, 4, 5].map((n) => ({ id: String(n), question: `热门问题${n}` })))
    .answer(aidialogApiReplyQuery, () => answerOf())
    .answer(aidialogApiFeedback, ({ status }) => ({ status }))
    .answer(unreadChat, () => ({ unread: 0 }))
    .answer(readChat, () => null)
    .answer(getMyChat, () => null)
    .answer(getCustomerSeat, () => ({
      name: '人工客服',
      phone: '95555',
      workTime: '工作日 08:30–17:30',
      url: '/iisp/extension-center/ai-helper?seat=1',
      open: true,
      waiting: 2,
    }))

const menus = [menuNode('10101'), menuNode('10104', { coMenuPerm: '0' })]
/** Shows a part of the assistant to 林静, who has the permission for menu 10101 but not for 10104. */
export const show = (part: ReactElement, server = serving()) => stage(part, { server, menus })
