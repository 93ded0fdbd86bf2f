import type { Call, Output } from '@iisp/contract'
import { changeMoneyToChinese } from '@iisp/reference/contract'
import {
  type OrderDetail,
  type OrderRow,
  getDebitTransferDetail,
  getRemainBalanceByAccountNewRV,
} from '@iisp/transfers/contract'
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
import { sampleDetail, sampleRow } from './sample-order.ts'

// whole pages with drawers and dialogs are slow in jsdom on a busy machine
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })

/** A refusal of the fake server. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, msg: string) {
    super(msg)
    this.status = status
    this.code = code
  }
}
interface Asked {
  readonly name: string
  readonly input: Record<string, unknown>
}
type Answer = (input: Record<string, unknown>) => unknown

/** A fake server that answers the given calls and records its requests. */
export class FakeServer {
  readonly asked: Asked[] = []
  readonly #answers = new Map<string, { name: string; answer: Answer }>()

  on<C extends Call>(
    call: C,
    answer: (input: Record<string, unknown>) => Output<C> | Promise<Output<C>>,
  ): this {
    this.#answers.set(call.path, { name: call.name, answer })
    return this
  }
  /** Inputs of a call, in order. */
  of = (call: Call): Record<string, unknown>[] =>
    this.asked.filter(({ name }) => name === call.name).map(({ input }) => input)

  fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address)
    const known = this.#answers.get(url.pathname)
    if (known === undefined) throw new Error(`nobody answers ${url.pathname}`)
    const sent =
      init.body === undefined ? Object.fromEntries(url.searchParams) : JSON.parse(String(init.body))
    const input = sent as Record<string, unknown>
    this.asked.push({ name: known.name, input })
    try {
      return json(200, { status: 200, msg: '', data: await known.answer(input) })
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      const { status, message, code } = thrown
      return json(status, { status, msg: message, code, data: null })
    }
  }
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** A page of a list, as answered by the calls. */
export const pageOf = (
  list: readonly OrderRow[],
  more: { total?: number; totalCapped?: boolean; next?: string | null } = {},
) => ({
  list: [...list],
  total: list.length,
  totalCapped: false,
  pageNo: 1,
  pageSize: 20,
  next: null,
  ...more,
})

/** Answers the calls of a drawer other than its step. `order` is read on each call. */
export const withDetail = (server: FakeServer, order: () => OrderDetail = () => sampleDetail): FakeServer =>
  server
    .on(getDebitTransferDetail, order)
    .on(changeMoneyToChinese, () => '贰仟叁佰玖拾叁元柒角叁分')
    .on(getRemainBalanceByAccountNewRV, () => ({
      account: sampleRow.OWERACCOUNT,
      BALANCE: '10724776.70',
      AVAILABLE: '4632979.68',
      UPDATE_TIME: '2026-11-21 08:48:46',
    }))

/** Renders the page as the front tab of its own workspace. */
function Front({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}

export function stage(Page: ComponentType, server: FakeServer, query = '') {
  vi.stubGlobal('fetch', server.fetch)
  sessionStore.setState({ menus: [], status: 'in' })
  act(() => {
    resetTabs({ path: '/iisp/orders' })
    dispatchTabs({ type: 'query', page: homeKey, query })
  })
  const openMenu = vi.fn<Shell['workspace']['openMenu']>()
  const shell = { workspace: { openMenu } } as unknown as Shell
  render(
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
  return { openMenu }
}
