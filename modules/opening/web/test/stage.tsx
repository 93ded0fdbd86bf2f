import type { Call, Output } from '@iisp/contract'
import { UiRoot } from '@iisp/ui/root'
import { Messages } from '@iisp/web/messages/index'
import { createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { PageContext } from '@iisp/web/tabs/page-context'
import { homeKey } from '@iisp/web/tabs/tab'
import { dispatchTabs, resetTabs, useActiveTab } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { vi } from 'vitest'

// whole pages with dialogs: a busy machine takes its time in jsdom
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

type Input = Record<string, unknown>
/** What the fake server refuses with. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

function inputOf({ searchParams }: URL, { body, headers }: RequestInit): Input {
  if (typeof body !== 'string') return Object.fromEntries(searchParams)
  const isForm = new Headers(headers).get('content-type') === 'application/x-www-form-urlencoded'
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as Input)
}

/** A server that knows the calls it was told, and remembers what it was asked. */
export class FakeServer {
  readonly asked: { readonly path: string; readonly input: Input }[] = []
  readonly #answers = new Map<string, (input: Input) => unknown>()

  on<C extends Call>(call: C, answer: (input: Input) => Output<C> | Promise<Output<C>>): this {
    this.#answers.set(call.path, answer)
    return this
  }
  of = (call: Call): Input[] => this.asked.filter(({ path }) => path === call.path).map(({ input }) => input)

  fetch = (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, 'http://portal')
    const answer = this.#answers.get(url.pathname)
    if (answer === undefined)
      return Promise.resolve(json(404, { status: 404, msg: '', data: null, code: 'x.unknown' }))
    const input = inputOf(url, init)
    this.asked.push({ path: url.pathname, input })
    try {
      return Promise.resolve(json(200, { status: 200, msg: '', data: answer(input) }))
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      const { status, message, code } = thrown
      return Promise.resolve(json(status, { status, msg: message, code, data: null }))
    }
  }
}

function Front({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}

const profile = { account: 'lin.jing@yuanshan.example', name: '林静', roles: ['operator'] }

/** A page in front, of the signed-in operator, over the fake server. */
export function stage(Page: ComponentType, server: FakeServer, query = '') {
  vi.stubGlobal('fetch', server.fetch)
  sessionStore.setState({ menus: [], status: 'in', profile: profile as never })
  act(() => {
    resetTabs({ path: '/iisp/opening' })
    dispatchTabs({ type: 'query', page: homeKey, query })
  })
  const openMenu = vi.fn<Shell['workspace']['openMenu']>()
  const openPage = vi.fn<Shell['workspace']['openPage']>()
  const stepUp = vi.fn<(password: string) => Promise<boolean>>((password) =>
    Promise.resolve(password === 'right'),
  )
  const shell = {
    parts: { ports: { stepUp } },
    workspace: { openMenu, openPage, commands: { close: vi.fn<() => void>() } },
  } as unknown as Shell
  const view = render(
    <ShellContext value={shell}>
      <QueryClientProvider client={createQueryClient()}>
        <UiRoot>
          <Front>
            <Page />
          </Front>
          <Messages />
        </UiRoot>
      </QueryClientProvider>
    </ShellContext>,
  )
  return { ...view, openMenu, openPage, stepUp }
}
