import type { Call, NamedError, Output } from '@iisp/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { UiRoot } from '@iisp/ui/root'
import type { Profile } from '@iisp/contract/shell-answers'
import { Messages, resetMessages } from '@iisp/web/messages/index'
import { createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { PageContext } from '@iisp/web/tabs/page-context'
import { resetTabs } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, vi } from 'vitest'

// dialogs of antd take their time in jsdom
configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })
beforeAll(() => confirmReady())
afterEach(() => {
  resetMessages()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

export interface Sent {
  readonly call: string
  readonly input: Record<string, unknown>
  readonly key: string | null
}
type Answer = { readonly data: unknown } | { readonly refused: NamedError } | 'lost'

/** Answers calls as the server does; what was sent is kept. */
export class FakeServer {
  readonly sent: Sent[] = []
  readonly #calls = new Map<string, { call: Call; answer: (input: never) => Answer }>()

  constructor() {
    vi.stubGlobal('fetch', this.#fetch)
  }
  on<C extends Call>(call: C, answer: () => Output<C> | NamedError | 'lost'): this {
    const wrapped = (): Answer => {
      const given: unknown = answer()
      if (given === 'lost') return 'lost'
      const isRefusal = typeof given === 'object' && given !== null && 'zh' in given && 'code' in given
      return isRefusal ? { refused: given as NamedError } : { data: given }
    }
    this.#calls.set(call.path, { call, answer: wrapped })
    return this
  }
  inputs(call: Call): Sent['input'][] {
    return this.sent.filter((one) => one.call === call.name).map((one) => one.input)
  }

  keys = (call: Call) => this.sent.filter((one) => one.call === call.name).map((one) => one.key)

  readonly #fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://portal')
    const known = this.#calls.get(url.pathname)
    if (known === undefined)
      return Response.json({ status: 404, msg: '接口不存在', data: null }, { status: 404 })
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {}
    const key = new Headers(init.headers).get('idempotency-key')
    this.sent.push({
      call: known.call.name,
      input: { ...Object.fromEntries(url.searchParams), ...body },
      key,
    })
    const answer = known.answer({} as never)
    if (answer === 'lost') throw new TypeError('fetch failed')
    if ('data' in answer) return Response.json({ status: 200, msg: '', data: answer.data })
    const { status, code, zh } = answer.refused
    return Response.json({ status, code, msg: zh, data: null }, { status })
  }
}

const page = { key: '10101', path: '/iisp/x', query: '', menuId: '10101', life: 0 }

/** Draws a part of the module inside a page of a workspace whose ways out are watched. */
export function renderPart(part: ReactNode, person: Partial<Profile> = {}) {
  resetTabs({ path: '/iisp/new-home' })
  const profile = {
    account: 'lin.jing@yuanshan.example',
    name: '林静',
    supperMgrChg: '0',
    isMgr: '0',
    ...person,
  }
  sessionStore.setState({ status: 'in', profile: profile as never })
  const openMenu = vi.fn<(id: string) => Promise<void>>(async () => {})
  const openPage = vi.fn<(target: object) => Promise<void>>(async () => {})
  const activate = vi.fn<(tab: string) => void>()
  const shell = {
    parts: { settings: { servicePhone: '95555', serviceEmail: '' } },
    workspace: { openMenu, openPage, commands: { activate } },
  } as unknown as Shell
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <UiRoot>
        <ShellContext value={shell}>
          <PageContext value={page}>{part}</PageContext>
          <Messages />
        </ShellContext>
      </UiRoot>
    </QueryClientProvider>,
  )
  return { ...view, openMenu, openPage, activate }
}
