import { type Input, type Output, defineCall, t } from '@iisp/contract'
import type { TableView } from '@iisp/contract/shell-answers'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { filters } from '../filters/filters.ts'
import { defineTexts } from '../i18n/index.ts'
import { configureTableSettings } from '../table-settings/table-settings-port.ts'
import { tableStore } from '../table-settings/table-store.ts'
import { ListPage } from './index.ts'
import { HeldAnswers } from './test/held-answers.ts'
import { noSettings } from './test/no-settings.ts'

const base = {
  summary: { zh: '', en: '' },
  methods: ['POST'],
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
} as const
const note = t.Object({ id: t.String() })
const filtered = { keyword: t.Optional(t.String()), open: t.Optional(t.Boolean()) }
const numbered = defineCall({
  ...base,
  name: 'numberedNotes',
  path: '/api/numbered-notes',
  input: t.strict({ ...filtered, ...t.page }),
  output: t.pageOf(note),
})
const cursors = defineCall({
  ...base,
  name: 'cursorNotes',
  path: '/api/cursor-notes',
  input: t.strict({ ...filtered, cursor: t.Optional(t.String()), pageSize: t.Integer() }),
  output: t.Object({ list: t.Array(note), total: t.Integer(), next: t.nullable(t.String()) }),
})
type Numbered = Output<typeof numbered>
type Cursor = Output<typeof cursors>

const texts = defineTexts({ keyword: ['关键字', 'Keyword'] })
const noteFilters = filters(texts, ({ keyword, flag }) => ({
  keyword: keyword({ label: 'keyword' }),
  open: flag(),
}))
const columns = [{ key: 'id', title: '编号' }]
const list = {
  id: 'test.pressed',
  title: '便条',
  columns,
  rowKey: (row: { id: string }) => row.id,
  filters: noteFilters,
  segments: { flag: 'open', label: '范围', off: '全部', on: '未结' },
  follow: ['notes'],
  empty: '暂无',
  refreshable: true,
} as const

/** The page asked for of a list of 95 notes; a row names the keyword that it was found for. */
const pageOf = ({ keyword = '', pageNo = 1, pageSize = 20 }: Input<typeof numbered>): Numbered => ({
  list: [{ id: `${keyword || '全部'}-${pageNo}` }],
  total: 95,
  pageNo,
  pageSize,
})
const cursorPageOf = ({ keyword = '', cursor = '1' }: Input<typeof cursors>): Cursor => ({
  list: [{ id: `${keyword || '全部'}-${cursor}` }],
  total: 95,
  next: cursor === '5' ? null : String(Number(cursor) + 1),
})

let held: HeldAnswers<typeof numbered>
let heldCursors: HeldAnswers<typeof cursors>
beforeEach(() => {
  configureTableSettings(async () => noSettings)
  tableStore.setState({ settings: undefined, views: undefined, manualMenus: undefined })
  held = new HeldAnswers()
  heldCursors = new HeldAnswers()
})
async function show(call: typeof numbered | typeof cursors = numbered) {
  const server = new FakeServer().answer(numbered, held.answer).answer(cursors, heldCursors.answer)
  const staged = stage(
    call === numbered ? <ListPage {...list} call={numbered} /> : <ListPage {...list} call={cursors} />,
    { server },
  )
  await waitFor(() => expect(held.count + heldCursors.count).toBe(1))
  return staged
}
const release = (at: number) => act(async () => held.release(at, pageOf))
const field = () => screen.getByRole('textbox', { name: '关键字' })
const button = (name: string) => screen.getByRole('button', { name })
const keywords = () => held.asked.map(({ keyword, aborted }) => [keyword, aborted])
const pages = () => held.asked.map(({ pageNo, aborted }) => [pageNo, aborted])

test.each([
  ['查询', ''],
  ['Enter', '{Enter}'],
])(
  '%s while a list is loading filters it; the first request is given up, and its late answer too',
  async (_, keys) => {
    const { user, query } = await show()
    await user.type(field(), `HK1${keys}`)
    if (keys === '') await user.click(button('查询'))
    expect(query().get('keyword')).toBe('HK1')
    await waitFor(() =>
      expect(keywords()).toEqual([
        [undefined, true],
        ['HK1', false],
      ]),
    )
    await release(1)
    expect(await screen.findByText('HK1-1')).toBeTruthy()
    await release(0)
    expect([screen.queryByText('全部-1'), screen.getByText('HK1-1')]).toEqual([null, expect.anything()])
  },
)

test('查询 shows that it works, and takes a press nevertheless', async () => {
  const { user } = await show()
  expect([button('查询').getAttribute('aria-busy'), button('查询').getAttribute('aria-disabled')]).toEqual([
    'true',
    null,
  ])
  await user.type(field(), 'HK1')
  await user.click(button('查询'))
  await user.clear(field())
  await user.type(field(), 'HK2{Enter}')
  await waitFor(() =>
    expect(keywords()).toEqual([
      [undefined, true],
      ['HK1', true],
      ['HK2', false],
    ]),
  )
  await release(1)
  await release(2)
  expect(await screen.findByText('HK2-1')).toBeTruthy()
  expect(screen.queryByText('HK1-1')).toBeNull()
})

test.each([
  ['查询', ''],
  ['Enter', '{Enter}'],
])('%s while a push has the list fetched again filters it', async (_, keys) => {
  const { user, push, query } = await show()
  await release(0)
  await screen.findByText('全部-1')
  await user.type(field(), 'HK1')
  await push('notes')
  await waitFor(() => expect(held.count).toBe(2))
  if (keys === '') await user.click(button('查询'))
  else await user.keyboard(keys)
  expect(query().get('keyword')).toBe('HK1')
  await waitFor(() =>
    expect(keywords().slice(1)).toEqual([
      [undefined, true],
      ['HK1', false],
    ]),
  )
  await release(2)
  await release(1)
  expect(await screen.findByText('HK1-1')).toBeTruthy()
})

test.each(['查询', '刷新'])(
  '%s with the same filters asks anew, while loading and while fetched again',
  async (name) => {
    const { user } = await show()
    if (name === '查询') await user.click(button(name))
    else await user.click(await screen.findByRole('button', { name }))
    await waitFor(() =>
      expect(pages()).toEqual([
        [1, true],
        [1, false],
      ]),
    )
    await user.click(button(name))
    await waitFor(() =>
      expect(pages()).toEqual([
        [1, true],
        [1, true],
        [1, false],
      ]),
    )
    await release(2)
    await screen.findByText('全部-1')
    await waitFor(() => expect(button(name).getAttribute('aria-busy')).toBeNull())
    await user.click(button(name))
    await user.click(button(name))
    await waitFor(() =>
      expect(pages().slice(3)).toEqual([
        [1, true],
        [1, false],
      ]),
    )
    // the answer that was given up ends no work
    await release(3)
    expect(button(name).getAttribute('aria-busy')).toBe('true')
    await release(4)
    await waitFor(() => expect(button(name).getAttribute('aria-busy')).toBeNull())
  },
)

test('another page, another size and another segment are taken while a page is loading', async () => {
  const { user, query } = await show()
  await release(0)
  await screen.findByText('全部-1')
  await user.click(button('下一页'))
  await user.click(button('第4页'))
  await waitFor(() =>
    expect(pages().slice(1)).toEqual([
      [2, true],
      [4, false],
    ]),
  )
  await release(2)
  await release(1)
  expect(await screen.findByText('全部-4')).toBeTruthy()
  await user.click(button('下一页'))
  await user.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50')
  await waitFor(() => expect(held.asked.at(-1)).toMatchObject({ pageNo: 1, pageSize: 50 }))
  await user.click(screen.getByRole('radio', { name: '未结' }))
  expect(query().get('open')).toBe('1')
  await waitFor(() => expect(held.asked.at(-1)).toMatchObject({ open: true, pageNo: 1, pageSize: 50 }))
  expect(held.asked.map(({ aborted }) => aborted)).toEqual([false, true, false, true, true, false])
})

test('pages by cursor: presses while a page is on its way are taken up when it arrives', async () => {
  const { user } = await show(cursors)
  const arrive = async (at: number) => act(async () => heldCursors.release(at, cursorPageOf))
  const asked = () => heldCursors.asked.map(({ cursor, aborted }) => [cursor, aborted])
  await arrive(0)
  await screen.findByText('全部-1')
  await user.click(button('下一页'))
  await user.click(button('下一页'))
  await user.click(button('下一页'))
  await user.click(button('上一页'))
  await waitFor(() => expect(heldCursors.count).toBe(2))
  await arrive(1)
  await waitFor(() =>
    expect(asked().slice(1)).toEqual([
      ['2', false],
      ['3', false],
    ]),
  )
  await arrive(2)
  expect(await screen.findByText('全部-3')).toBeTruthy()
  await user.click(button('下一页'))
  await user.click(button('上一页'))
  await waitFor(() =>
    expect(asked().slice(3)).toEqual([
      ['4', true],
      ['3', false],
    ]),
  )
})

test('what is typed stays for 查询 when a segment or the default view of the table changes the filters', async () => {
  const views = Promise.withResolvers<TableView[]>()
  configureTableSettings(async () => ({ ...noSettings, loadViews: () => views.promise }))
  const server = new FakeServer().answer(numbered, held.answer)
  const { user, query } = stage(<ListPage {...list} call={numbered} />, { server })
  await user.type(field(), 'HK1')
  await act(async () =>
    views.resolve([{ tableId: list.id, name: '未结', query: 'open=1&keyword=HK0', isDefault: true }]),
  )
  await waitFor(() => expect(held.asked.at(-1)).toMatchObject({ open: true, keyword: 'HK0' }))
  expect(field()).toHaveProperty('value', 'HK1')
  await user.click(await screen.findByRole('radio', { name: '全部' }))
  expect(field()).toHaveProperty('value', 'HK1')
  await user.click(button('查询'))
  expect(String(query())).toBe('keyword=HK1')
  await user.click(button('重置'))
  expect(String(query())).toBe('')
  expect(field()).toHaveProperty('value', '')
})
