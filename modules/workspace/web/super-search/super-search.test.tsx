import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import type { Find } from '@iisp/web'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SuperSearchPage } from './SuperSearchPage.tsx'
import { superSearchTexts } from './texts.ts'

const news = { id: '80113', path: '/extension-center/news-center' }
const menus = [
  menuNode('101', { name: '划款指令查询' }),
  menuNode(news.id, { name: '新闻中心', path: news.path }),
]

/** The page at a keyword, over these menus and one module. */
function show(find: Find, keyword = '') {
  const search = {
    id: 'news',
    group: { zh: '新闻', en: 'News' },
    pages: [news],
    load: async () => ({ default: find }),
  }
  return stage(SuperSearchPage, {
    menus,
    manifests: [
      { name: 'content', pages: [news], load: async () => ({ default: { pages: [] } }), searches: [search] },
    ],
    at: `/extension-center/super_search?${new URLSearchParams({ keyword }).toString()}`,
  })
}
const article = (id: string) => ({
  id,
  title: `划款新闻${id}`,
  detail: '2026-11-20',
  page: news,
  query: { id },
})
const group = async (name: string) => within(await screen.findByRole('region', { name }))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '关键字' })

test('what is typed is searched for and stands in the address', async () => {
  const { user, openMenu, query, page } = show(async () => [article('7')])
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(page.getByRole('status').textContent).toContain('至少输入2个字符')
  await user.type(field(), '划款')
  expect((await group('菜单')).getByRole('button', { name: '划款指令查询' })).toBeTruthy()
  await user.click((await group('新闻')).getByRole('button', { name: '划款新闻7' }))
  expect(openMenu).toHaveBeenCalledExactlyOnceWith(news.id, 'id=7')
  expect(page.getByRole('status').textContent).toBe('找到2项')
  expect(query().get('keyword')).toBe('划款')
})

test('the keyword of the address is searched for', async () => {
  const find = vi.fn<Find>(async () => [])
  show(find, '没有的词')
  expect(field().value).toBe('没有的词')
  await screen.findByText(/没有找到与“没有的词”相符的内容/)
  expect(find.mock.calls.map(([text, { most }]) => [text, most])).toEqual([['没有的词', 20]])
})

test('a source that fails is named and asked again, beside what others found', async () => {
  const find = vi
    .fn<Find>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue([article('7')])
  const { user, page: main } = show(find, '划款')
  expect((await main.findByRole('alert')).textContent).toContain('未能搜索：新闻。')
  expect((await group('菜单')).getByRole('button', { name: '划款指令查询' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect((await group('新闻')).getByRole('button', { name: '划款新闻7' })).toBeTruthy()
  expect(main.queryByRole('alert')).toBeNull()
})

test('more than is shown is said', async () => {
  show(async (_, { most }) => Array.from({ length: most }, (_, at) => article(String(at))), '新闻')
  expect(await (await group('新闻')).findByText('只显示前20项，请输入更多文字。')).toBeTruthy()
})

test('every text is in both languages', () => expect(missingTexts(superSearchTexts)).toEqual([]))
