import { t } from '@iisp/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { DetailDrawer } from '@iisp/ui/drawer'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { filters } from '../filters/filters.ts'
import { defineTexts } from '../i18n/index.ts'
import { resetMessages } from '../messages/index.ts'
import { homeKey } from '../tabs/tab.ts'
import { dispatchTabs, tabsNow } from '../tabs/tabs-store.ts'
import { ListPage } from './index.ts'
import { noteList, serveNotes } from './test/notes.ts'
import { renderInTab } from './test/render-in-tab.tsx'

beforeAll(() => confirmReady())

const listNotes = noteList(t.Object({ id: t.String(), text: t.String() }))
const texts = defineTexts({ keyword: ['关键字'] })
const noteFilters = filters(texts, ({ keyword }) => ({ keyword: keyword({ label: 'keyword' }) }))
const columns = [{ key: 'text', title: '内容' }]

let notes: { id: string; text: string }[]
beforeEach(() => {
  resetMessages()
  notes = Array.from({ length: 30 }, (_, at) => ({ id: String(at + 1), text: `便条${at + 1}` }))
  serveNotes(() => notes)
})

function show(query = '') {
  renderInTab(
    <ListPage
      id="test.notes"
      title="便条"
      call={listNotes}
      filters={noteFilters}
      columns={columns}
      rowKey={(row) => row.id}
      empty="暂无"
      refreshable
      detail={(row, drawer) => (
        <DetailDrawer {...drawer} title={`便条 ${row.id}`}>
          {row.text}全文
        </DetailDrawer>
      )}
    />,
    query,
  )
}
const user = userEvent.setup()
const address = () => Object.fromEntries(new URLSearchParams(tabsNow().tabs[0]?.query))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('opening a row adds it to the address, and the back key undoes that', async () => {
  show()
  const before = tabsNow().step
  await user.click(await screen.findByText('便条3'))
  expect(await screen.findByText('便条3全文')).toBeTruthy()
  expect(address()).toEqual({ detail: '3' })
  expect(tabsNow().step).toBe(before + 1)
  act(() => dispatchTabs({ type: 'query', page: homeKey, query: '' }))
  await closed()
})

test('closing removes the row from the address and keeps the filters', async () => {
  show('keyword=x')
  await user.click(await screen.findByText('便条3'))
  await user.keyboard('{Escape}')
  expect(address()).toEqual({ keyword: 'x' })
  await closed()
})

test('an address opens its row, even if that is on another page of the list', async () => {
  show('detail=27')
  expect(await screen.findByText('便条27全文')).toBeTruthy()
  expect(screen.queryByText('便条27')).toBeNull()
})

test('a row that is not in the list is removed from the address with a message', async () => {
  show('detail=99')
  expect(await screen.findByText('该记录不在列表中')).toBeTruthy()
  expect(address()).toEqual({})
})

test('an opened row stays open when it leaves the list', async () => {
  show()
  await user.click(await screen.findByText('便条1'))
  notes = notes.slice(1)
  await user.click(screen.getByRole('button', { name: '刷新', hidden: true }))
  await screen.findByText('共29条信息')
  expect(screen.getByText('便条1全文')).toBeTruthy()
})
