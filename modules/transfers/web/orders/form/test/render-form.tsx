import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { transferEntry } from '@iisp/transfers/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { calendarReady } from '@iisp/ui/date-field'
import { tabsNow } from '@iisp/web/tabs/tabs-store'
import { screen } from '@testing-library/react'
import { beforeAll } from 'vitest'
import { TransferFormPage } from '../TransferFormPage.tsx'

beforeAll(() => Promise.all([calendarReady(), confirmReady()]))

/** The form's tab as the workspace has it. */
export const formTab = () => tabsNow().tabs.find(({ key }) => key === transferEntry.id)

/** Opens the form's page in the tab of its menu, with this query. */
export const openForm = (server: FakeServer, query = '') =>
  stage(TransferFormPage, { server, at: `${transferEntry.path}?${query}`, menu: transferEntry.id })

/** Opens the page and waits until the form is there, which first reads the personal settings. */
export async function renderForm(server: FakeServer, query = '') {
  const staged = openForm(server, query)
  await screen.findByRole('region', { name: '付款方' })
  return staged
}
