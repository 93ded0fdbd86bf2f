import { defineList, t } from '@iisp/contract'
import { defineChanges, changedFilter } from '@iisp/contract/define-changes'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { linJing } from '@iisp/testing/dom/people'
import { menuNode } from '@iisp/testing/menu-node'
import { stage } from '@iisp/testing/dom/stage'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changedSince } from '../../filters/changed-since.ts'
import { filters } from '../../filters/filters.ts'
import { defineTexts } from '../../i18n/index.ts'
import { sessionStore } from '../../session/session.ts'
import { configureTableSettings } from '../../table-settings/table-settings-port.ts'
import { ListPage } from '../index.ts'
import { noSettings } from '../test/no-settings.ts'

const access = { who: 'session' } as const
const noteList = defineList({
  name: 'noteList',
  summary: { zh: '便条', en: 'Notes' },
  path: '/api/notes',
  filters: changedFilter,
  row: t.Object({ id: t.String(), version: t.Integer() }),
  access,
})
const noteChanges = defineChanges({
  name: 'noteChanges',
  summary: { zh: '变化', en: 'Changes' },
  path: '/api/note-changes',
  filters: changedFilter,
  access,
})
const noteFilters = filters(defineTexts({}), ({ own }) => ({ changed: own(changedSince) }))
const columns = [{ key: 'id', title: '编号' }]
const Notes = () => (
  <ListPage
    id="test.notes"
    title="便条"
    call={noteList}
    changes={noteChanges}
    filters={noteFilters}
    columns={columns}
    rowKey={(row) => row.id}
    empty="暂无"
  />
)

const tenOClock = Date.parse('2026-11-20T10:00:00+08:00')
/** The server's record of the looks. */
const looks = { last: tenOClock as number | null, noted: 0 }
// a page under test is always idle
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (run: () => void) => run()))
afterEach(() => {
  // A list writes a note when it unmounts. It is unmounted here while the page still counts as
  // idle, so that the note belongs to this test.
  cleanup()
  vi.unstubAllGlobals()
  configureTableSettings(null)
})

function show() {
  looks.noted = 0
  configureTableSettings(async () => ({
    ...noSettings,
    noteLook: async () => {
      looks.noted++
      return { lookedAt: tenOClock + 3_600_000, before: looks.last }
    },
  }))
  const all = ['1', '2', '3'].map((id) => ({ id, version: 1 }))
  const server = new FakeServer()
    .answer(noteList, ({ changedSince: since }) => {
      const list = since === undefined ? all : all.slice(1, 2)
      return { list, total: list.length, pageNo: 1, pageSize: 20 }
    })
    .answer(noteChanges, ({ since }) => ({
      since,
      capped: false,
      ...(since === tenOClock ? { ids: ['2'], count: 1 } : { ids: [], count: 0 }),
    }))
  const menus = [menuNode('10102', { name: '便条', path: '/notes' })]
  return stage(Notes, { as: linJing, server, menus, menu: '10102', at: '/notes' })
}
const line = () => screen.findByText('自上次查看（2026-11-20 10:00）以来有 1 条变化')
const dots = () =>
  screen
    .queryAllByRole('row')
    .filter((row) => within(row).queryByRole('img', { name: '自上次查看以来有变化' }))
    .map((row) => row.textContent)

test('what others changed since the last look is counted above the list and bears a dot', async () => {
  const { server } = show()
  await line()
  expect(dots()).toEqual(['2'])
  expect(server.asked(noteChanges).at(-1)).toEqual({ since: tenOClock, ids: ['1', '2', '3'] })
  expect(looks.noted).toBe(1)
})

test('only these are shown on demand, and all again', async () => {
  const { user, server } = show()
  await line()
  await user.click(screen.getByRole('button', { name: '只看变化' }))
  await screen.findByText('仅显示自 2026-11-20 10:00 以来的 1 条变化')
  await waitFor(() => expect(server.asked(noteList).at(-1)).toMatchObject({ changedSince: tenOClock }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: '显示全部' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4))
})

test('marked as seen, nothing is pointed out any more', async () => {
  const { user } = show()
  await line()
  await user.click(screen.getByRole('button', { name: '全部标为已查看' }))
  await waitFor(() => expect(dots()).toEqual([]))
  expect(screen.queryByText(/以来有/)).toBeNull()
})

test('who has never looked sees no marks, and the look is noted', async () => {
  looks.last = null
  const { server } = show()
  await waitFor(() => expect(looks.noted).toBe(1))
  looks.last = tenOClock
  expect([screen.queryByText(/以来有/), server.asked(noteChanges)]).toEqual([null, []])
})

test('leaving the list is a look, but not of somebody who has signed out meanwhile', async () => {
  const stayed = show()
  await line()
  stayed.unmount()
  await waitFor(() => expect(looks.noted).toBe(2))
  const left = show()
  await line()
  sessionStore.setState({ profile: null })
  left.unmount()
  await new Promise(requestAnimationFrame)
  expect(looks.noted).toBe(1)
})
