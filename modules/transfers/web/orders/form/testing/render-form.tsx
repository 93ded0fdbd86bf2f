import { type ParamValues, queryDefaultParamSettingItems } from '@iisp/guide/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { calendarReady } from '@iisp/ui/date-field'
import { UiRoot } from '@iisp/ui/root'
import { Messages } from '@iisp/web/messages/index'
import { callKey, createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { sessionStore } from '@iisp/web/session/session'
import { PageContext } from '@iisp/web/tabs/page-context'
import { dispatchTabs, resetTabs, tabsNow, useTabs } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { useMemo } from 'react'
import { beforeAll, vi } from 'vitest'
import { TransferFormPage } from '../TransferFormPage.tsx'

beforeAll(() => Promise.all([calendarReady(), confirmReady()]))

const key = '10101'
const path = '/iisp/transfer-money/transfer-instruction/transfer-form'

/** The form's tab in the workspace. */
export const formTab = () => tabsNow().tabs.find((tab) => tab.key === key)

function Tab() {
  const tab = useTabs((state) => state.tabs.find((one) => one.key === key))
  const query = tab?.query ?? ''
  const page = useMemo(() => ({ key, path, query, menuId: key, life: 0 }), [query])
  return (
    <PageContext value={page}>
      <TransferFormPage />
    </PageContext>
  )
}

/**
 * Renders the form in a tab with this query. `openMenu` stands for the workspace, `values` for the personal settings.
 */
export function renderForm(query = '', values: ParamValues = {}) {
  resetTabs({ path: '/iisp/new-home' })
  dispatchTabs({ type: 'open', target: { key, path, query, menu: key }, tabLimit: 5 })
  sessionStore.setState({
    status: 'in',
    profile: { account: 'lin.jing@yuanshan.example', cpId: 'M001' } as never,
  })
  const openMenu = vi.fn<(id: string, query?: string) => Promise<void>>()
  const shell = { workspace: { openMenu }, parts: { ports: {} } } as unknown as Shell
  const client = createQueryClient()
  const settings = { itemId: 'transfer', name: '个性化设置', items: [], values }
  client.setQueryData(callKey(queryDefaultParamSettingItems, { itemId: 'transfer' }), settings)
  const view = render(
    <QueryClientProvider client={client}>
      <UiRoot>
        <ShellContext value={shell}>
          <Tab />
          <Messages />
        </ShellContext>
      </UiRoot>
    </QueryClientProvider>,
  )
  return { ...view, openMenu }
}
