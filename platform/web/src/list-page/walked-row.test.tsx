import { t } from '@iisp/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { DetailDrawer } from '@iisp/ui/drawer'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resetMessages } from '../messages/index.ts'
import { tabsNow } from '../tabs/tabs-store.ts'
import { ListPage } from './index.ts'
import { noteList, serveNotes } from './test/notes.ts'
import { renderInTab } from './test/render-in-tab.tsx'

beforeAll(() => confirmReady())

const listNotes = noteList(t.Object({ id: t.String(), open: t.Boolean() }))
const columns = [{ key: 'id', title: '编号' }]
const walk = { waits: (row: { id: string; open: boolean }) => row.open }

let notes: { id: string; open: boolean }[]
beforeEach(() => {
  resetMessages()
  notes = Array.from({ length: 22 }, (_, at) => ({ id: `N${at + 1}`, open: true }))
  serveNotes(() => notes)
})

/** Decides on a note: it leaves the list, or stays in it closed. */
const decide = (id: string, leaves: boolean) => {
  notes = leaves
    ? notes.filter((note) => note.id !== id)
    : notes.map((note) => (note.id === id ? { ...note, open: false } : note))
}
function show(query: string, leaves = true) {
  renderInTab(
    <ListPage
      id="test.walked"
      title="便条"
      call={listNotes}
      columns={columns}
      rowKey={(row) => row.id}
      empty="暂无"
      walk={walk}
      detail={(row, { onDone, ...drawer }) => (
        <DetailDrawer {...drawer} title={`便条 ${row.id}`}>
          <input aria-label="批注" />
          <button
            type="button"
            onClick={() => {
              decide(row.id, leaves)
              onDone()
            }}
          >
            通过
          </button>
        </DetailDrawer>
      )}
    />,
    query,
  )
}
const user = userEvent.setup()
const opened = () => new URLSearchParams(tabsNow().tabs[0]?.query).get('detail')
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

test('J and K, and the arrows, lead to the next and the previous row, and the place is shown', async () => {
  show('detail=N1')
  expect(await screen.findByText('1 / 22')).toBeTruthy()
  expect(button(/^上一条/).disabled).toBe(true)
  await user.keyboard('j')
  expect(await screen.findByText('2 / 22')).toBeTruthy()
  await user.click(button(/^下一条/))
  expect(await screen.findByText('便条 N3')).toBeTruthy()
  await user.keyboard('k')
  expect([opened(), await screen.findByText('2 / 22')]).toEqual(['N2', expect.anything()])
})

test('a letter that is typed into a field leads nowhere', async () => {
  show('detail=N1')
  await user.type(await screen.findByRole('textbox', { name: '批注' }), 'jk')
  expect([opened(), screen.getByRole<HTMLInputElement>('textbox', { name: '批注' }).value]).toEqual([
    'N1',
    'jk',
  ])
})

test('the walk goes on over the end of a page, and back', async () => {
  show('detail=N20')
  await screen.findByText('20 / 22')
  await user.keyboard('j')
  expect(await screen.findByText('21 / 22')).toBeTruthy()
  expect(opened()).toBe('N21')
  await user.keyboard('k')
  expect(await screen.findByText('20 / 22')).toBeTruthy()
  expect(opened()).toBe('N20')
})

test('J and K pressed while a page is turned count: further into it, and back out of it', async () => {
  const turns: (() => void)[] = []
  const serve = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pageNo } = JSON.parse(String(init.body)) as { pageNo: number }
    if (pageNo === 2) await new Promise<void>((resolve) => turns.push(resolve))
    return serve(url, init)
  })
  show('detail=N20')
  await screen.findByText('20 / 22')
  await user.keyboard('jj')
  await waitFor(() => expect(turns).toHaveLength(1))
  turns[0]?.()
  expect(await screen.findByText('便条 N22')).toBeTruthy()
  await user.keyboard('kk')
  expect(await screen.findByText('便条 N20')).toBeTruthy()
  await user.keyboard('jk')
  expect(await screen.findByText('20 / 22')).toBeTruthy()
  for (const turn of turns) turn()
  await user.keyboard('k')
  expect(await screen.findByText('19 / 22')).toBeTruthy()
  expect(opened()).toBe('N19')
})

test.each([
  ['leaves the list', true],
  ['stays in it', false],
])('after a decision the next row that waits opens, where the decided one %s', async (_, leaves) => {
  notes = notes.map((note) => (note.id === 'N2' ? { ...note, open: false } : note))
  show('detail=N1', leaves)
  await screen.findByText('1 / 22')
  await user.click(button(/^通过$/))
  expect(await screen.findByText('便条 N3')).toBeTruthy()
})

test('after the last row of the list those before it are offered', async () => {
  notes = notes.slice(0, 3)
  show('detail=N3')
  await screen.findByText('3 / 3')
  await user.click(button(/^通过$/))
  expect(await screen.findByText('便条 N1')).toBeTruthy()
})

test('where none is left the drawer closes and says so', async () => {
  notes = notes.slice(0, 1)
  show('detail=N1')
  await screen.findByText('1 / 1')
  await user.click(button(/^通过$/))
  expect(await screen.findByText('当前没有其他待您处理的记录')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened()).toBe(null)
})
