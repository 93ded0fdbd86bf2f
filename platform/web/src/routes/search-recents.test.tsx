import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '../i18n/index.ts'
import type { RecentItem, RecentsPort } from '../search/recent-item.ts'
import type { Find } from '../search/search-source.ts'
import { changeAppearance } from '../theme/index.ts'
import { address, orders, portal, tree } from './test/staged-portal.tsx'

const list = { id: '102', path: '/transfer-money/m102' }
const locked = { id: '103', path: '/transfer-money/m103' }
const menu = (key: string, score = 1): RecentItem => ({
  kind: 'menus',
  key,
  title: '',
  detail: '',
  pageId: key,
  query: '',
  score,
})
const product = (key: string, title: string, more: Partial<RecentItem> = {}): RecentItem => ({
  kind: 'products',
  key,
  title,
  detail: `P${key}`,
  pageId: '102',
  query: `productIds=${key}`,
  score: 1,
  ...more,
})
beforeEach(async () => {
  await setLocale('zh')
  await changeAppearance({ mode: 'light' })
})

/** The portal with its search open and these items remembered by the server. */
async function searching(items: readonly RecentItem[], find: Find = async () => []) {
  const note = vi.fn<RecentsPort['note']>()
  const search = {
    id: 'products',
    group: { zh: '产品', en: 'Products' },
    pages: [list],
    remembers: true,
    load: async () => ({ default: find }),
  }
  const manifest = {
    ...orders,
    searches: [search],
    actions: [
      { id: 'new', name: { zh: '新建指令', en: 'New order' }, page: list, query: { a: '1' } },
      { id: 'review', name: { zh: '新建复核', en: 'New review' }, page: locked },
    ],
  }
  const recents = { load: async () => items, note }
  const { user } = await portal('/', {
    menus: tree,
    parts: { manifests: async () => ({ default: [manifest], recents }) },
  })
  await screen.findByText('工作台')
  await user.keyboard('{Control>}k{/Control}')
  return { user, box: await screen.findByRole('combobox'), note }
}
const titles = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.firstChild?.textContent)

test('before anything is typed it offers what was opened last, then what was opened often', async () => {
  const last = Array.from({ length: 8 }, (_, at) => product(String(at), `产品${at}`))
  const { user, box, note } = await searching([...last, menu('101', 2), menu('102', 9), menu('103', 9)])
  await screen.findByRole('group', { name: '最近打开' })
  expect(titles('最近打开')).toEqual(last.map(({ title }) => title))
  // 101 was opened too seldom, 103 the person may no longer open
  expect(titles('经常打开')).toEqual(['划款指令查询'])
  await user.type(box, '{ArrowDown}{Enter}')
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m102?mid=102&productIds=1'))
  expect(note).toHaveBeenCalledWith(expect.objectContaining({ kind: 'products', key: '1', title: '产品1' }))
})

test('what was opened is found at once and comes first among equal matches', async () => {
  const { user, box } = await searching([menu('102'), product('2', '远山二号')], async () => [
    { id: '1', title: '远山一号', page: list },
    { id: '2', title: '远山二号', page: list },
  ])
  await user.type(box, '远山')
  await screen.findByRole('option', { name: '远山一号' })
  expect(titles('产品')).toEqual(['远山二号', '远山一号'])
  await user.clear(box)
  await user.type(box, '划款')
  await screen.findByRole('group', { name: '菜单' })
  expect(titles('菜单')).toEqual(['划款指令查询', '划款指令录入'])
})

test('Enter in the same moment as the text opens what the text finds, while the last ones are still shown', async () => {
  const { box } = await searching([product('2', '远山二号')])
  await screen.findByRole('group', { name: '最近打开' })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  // both keys before the hits are rendered, as on a busy machine: `fireEvent` would wait for them in between
  const input = box as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '划款指令查询')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m102?mid=102'))
  vi.unstubAllGlobals()
})

test('a hit that opens is remembered with its address', async () => {
  const { user, box, note } = await searching([], async () => [
    { id: '1', title: '远山一号', detail: 'SXA001', page: list, query: { productIds: '1' } },
  ])
  await user.type(box, '远山')
  await screen.findByRole('option', { name: /远山一号/ })
  await user.keyboard('{Enter}')
  expect(note).toHaveBeenCalledWith({
    kind: 'products',
    key: '1',
    title: '远山一号',
    detail: 'SXA001',
    pageId: '102',
    query: 'productIds=1',
  })
})

test('actions are found by initials and in English, without those of pages that the person lacks', async () => {
  const { user, box } = await searching([])
  await user.type(box, 'xj')
  await screen.findByRole('group', { name: '操作' })
  expect(titles('操作')).toEqual(['新建指令'])
  await user.clear(box)
  await user.type(box, 'new')
  await screen.findByRole('option', { name: '新建指令' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m102?mid=102&a=1'))
})

test('language and appearance are switched from the search', async () => {
  const { user, box } = await searching([])
  await user.type(box, '深色')
  await screen.findByRole('option', { name: '切换外观：深色' })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(localStorage.getItem('appearance')).toBe('dark'))
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'qhyy')
  await screen.findByRole('option', { name: '切换语言：English' })
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: /^Search/ })
})
