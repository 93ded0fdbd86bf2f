import { menuNode } from '@iisp/testing/menu-node'
import {
  aidialogApiFeedback,
  aidialogApiHistory,
  aidialogApiRecommend,
  aidialogApiReplies,
  aidialogApiReplyQuery,
  aidialogApiReplyStream,
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
import type { Call, Output } from '@iisp/contract'
import { UiRoot } from '@iisp/ui/root'
import { Messages } from '@iisp/web/messages/index'
import { createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'

vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 4000 })

export const account = 'lin.jing@yuanshan.example'
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

type Answer = (input: Record<string, unknown>) => unknown
/** A server that answers the assistant's calls in their plain form, unless a test says otherwise. */
export class FakeServer {
  readonly asked: { readonly name: string; readonly input: Record<string, unknown> }[] = []
  readonly #answers = new Map<string, { name: string; answer: Answer }>()

  constructor() {
    this.on(currentSystemGPTMode, () => ({
      qaFunctionSwitch: '1' as const,
      gptMode: '1' as const,
      gptReady: false,
      voiceReady: false,
    }))
      .on(aidialogApiHistory, () => ({ list: [], before: null }))
      .on(aidialogApiReplies, () => [])
      .on(aidialogApiRecommend, () => [])
      .on(aidialogApiTouchoverview, () => ({ greeting: '林静，上午好！', tips: ['直接输入问题即可'] }))
      .on(questionHot, () => [1, 2, 3, 4, 5].map((n) => ({ id: String(n), question: `热门问题${n}` })))
      .on(aidialogApiReplyQuery, () => answerOf())
      .on(aidialogApiFeedback, ({ status }) => ({ status: status as '1' }))
      .on(unreadChat, () => ({ unread: 0 }))
      .on(readChat, () => null)
      .on(getMyChat, () => null)
      .on(getCustomerSeat, () => ({
        name: '人工客服',
        phone: '95555',
        workTime: '工作日 08:30–17:30',
        url: '/iisp/extension-center/ai-helper?seat=1',
        open: true,
        waiting: 2,
      }))
  }
  on<C extends Call>(
    call: C,
    answer: (input: Record<string, unknown>) => Output<C> | Promise<Output<C>>,
  ): this {
    this.#answers.set(call.path, { name: call.name, answer })
    return this
  }
  /** Parts of a streamed answer, as the server writes them. */
  stream(body: ReadableStream<Uint8Array>): this {
    this.#answers.set(aidialogApiReplyStream.path, {
      name: aidialogApiReplyStream.name,
      answer: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    })
    return this
  }
  of = (call: Call) => this.asked.filter(({ name }) => name === call.name).map(({ input }) => input)

  fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address)
    const known = this.#answers.get(url.pathname)
    if (known === undefined) throw new Error(`nobody answers ${url.pathname}`)
    const input = (
      init.body === undefined ? Object.fromEntries(url.searchParams) : JSON.parse(String(init.body))
    ) as Record<string, unknown>
    this.asked.push({ name: known.name, input })
    const data = await known.answer(input)
    if (data instanceof Response) return data
    return new Response(JSON.stringify({ status: 200, msg: '', data }))
  }
}

export const opened: string[] = []
const workspace = {
  openMenu: async (id: string, query = '') => void opened.push(`menu ${id} ${query}`.trim()),
  openPage: async ({ path }: { path: string }) => void opened.push(`page ${path}`),
} as unknown as Shell['workspace']

/** Shows a part of the assistant to 林静, who may open menu 10101 and not 10104. */
export function show(part: ReactNode, server = new FakeServer()) {
  opened.length = 0
  vi.stubGlobal('fetch', server.fetch)
  sessionStore.setState({
    status: 'in',
    profile: { account, name: '林静', cpName: '远山' } as never,
    menus: [menuNode('10101'), menuNode('10104', { coMenuPerm: '0' })],
  })
  const view = render(
    <ShellContext value={{ workspace } as Shell}>
      <QueryClientProvider client={createQueryClient()}>
        <UiRoot>
          {part}
          <Messages />
        </UiRoot>
      </QueryClientProvider>
    </ShellContext>,
  )
  return { server, ...view }
}
