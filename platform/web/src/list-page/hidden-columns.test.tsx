import { t } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { configureTableSettings, type TableSettings } from '../table-settings/table-settings-port.ts'
import { tableStore } from '../table-settings/table-store.ts'
import { ListPage } from './index.ts'
import { noSettings } from './test/no-settings.ts'
import { noteList } from './test/notes.ts'

const listNotes = noteList(t.Object({ id: t.String(), text: t.String() }))
const columns = [
  { key: 'id', title: '编号' },
  { key: 'text', title: '内容' },
]

test('a hidden column is not shown while the settings are still loading', async () => {
  const settings = Promise.withResolvers<ReadonlyMap<string, TableSettings>>()
  configureTableSettings(async () => ({
    ...noSettings,
    loadAll: () => settings.promise,
  }))
  const server = new FakeServer().answer(listNotes, () => ({
    list: [{ id: '7', text: '便条' }],
    total: 1,
    pageNo: 1,
    pageSize: 20,
  }))
  stage(
    <ListPage
      id="test.notes"
      title="便条"
      call={listNotes}
      columns={columns}
      rowKey={(row) => row.id}
      empty=""
    />,
    { server },
  )
  await expect.poll(() => server.asked(listNotes)).toHaveLength(1)
  expect(screen.queryByText('编号')).toBeNull()
  settings.resolve(new Map([['test.notes', [{ key: 'id', width: 120, visible: false }]]]))
  await screen.findByText('内容')
  expect(screen.queryByText('编号')).toBeNull()
})

test('nor is one whose settings the page keeps elsewhere', async () => {
  configureTableSettings(async () => noSettings)
  const server = new FakeServer().answer(listNotes, () => ({
    list: [{ id: '7', text: '便条' }],
    total: 1,
    pageNo: 1,
    pageSize: 20,
  }))
  const settings = [{ key: 'id', width: 120, visible: false }]
  const done = { onSettingsChange: () => {}, onSettingsReset: () => {} }
  const page = (isRead: boolean) => (
    <ListPage
      id="test.notes"
      title="便条"
      call={listNotes}
      columns={columns}
      columnStore={{ ...done, isRead, settings: isRead ? settings : undefined }}
      rowKey={(row) => row.id}
      empty=""
    />
  )
  function Page() {
    const [isRead, setRead] = useState(false)
    return (
      <>
        <button onClick={() => setRead(true)}>读到</button>
        {page(isRead)}
      </>
    )
  }
  const { user } = stage(<Page />, { server })
  await expect.poll(() => server.asked(listNotes)).toHaveLength(1)
  // The account's settings have been read by now.
  await expect.poll(() => tableStore.getState().settings).toBeDefined()
  expect(screen.queryByText('编号')).toBeNull()
  await user.click(screen.getByRole('button', { name: '读到' }))
  await screen.findByText('内容')
  expect(screen.queryByText('编号')).toBeNull()
})
