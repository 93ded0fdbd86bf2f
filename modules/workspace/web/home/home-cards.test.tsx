import { type Output, definePage, refuse, roles } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import type { WebManifest } from '@iisp/web/ports'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { homeCardQuery, homeCardSetups } from '../../contract/home-cards.ts'
import {
  commomMenuConfig,
  commomMenuList,
  getQuickMenuList,
  quickMenuConfig,
} from '../../contract/menu-choices.ts'
import { workspaceErrors } from '../../contract/errors.ts'
import Home from './Home.tsx'
import { HomeCards } from './HomeCards.tsx'

const name = { zh: '页', en: 'Page' }
const page = (id: string) => definePage({ id, parent: null, path: `/p${id}`, name, sort: 1, roles })
const card = (id: string) => ({
  id: `orders.${id}`,
  name: { zh: `卡片${id}`, en: `Card ${id}` },
  pages: [page(id)],
  sort: 40 + Number(id),
  component: () => <p>{`内容${id}`}</p>,
})
const orders: WebManifest = {
  name: 'orders',
  pages: [],
  homeCards: [card('1'), card('2')],
  load: async () => ({ default: { pages: [] } }),
}

const menus = [menuNode('1', { coMenuPerm: '1' }), menuNode('2', { coMenuPerm: '0' })]
type Arranged = Output<typeof homeCardQuery>
const arranged = (id: string, visible: '0' | '1' = '1') => ({
  cardCode: `orders.${id}`,
  name: `卡片${id}`,
  visible,
  sort: 1,
})
const answering = (cards: () => Arranged) =>
  new FakeServer()
    .answer(homeCardQuery, cards)
    .answer(getQuickMenuList, () => quick)
    .answer(commomMenuList, () => [])
let quick: Output<typeof getQuickMenuList> = []

test('a person sees the cards that speak of pages they may open, each under its name', async () => {
  const server = answering(() => [arranged('2'), arranged('1')])
  stage(HomeCards, { menus, manifests: [orders], at: '/new-home', server })
  expect(await screen.findByText('内容1')).toBeTruthy()
  expect(screen.getByRole('region', { name: '卡片1' }).textContent).toBe('卡片1内容1')
  expect(screen.queryByText('卡片2')).toBeNull()
})

const both = [menuNode('1'), menuNode('2')]
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

test('[SH-331] the edit mode hides a card and moves another by the keyboard; the page follows', async () => {
  let cards: Arranged = [arranged('1'), arranged('2')]
  const server = answering(() => cards).answer(homeCardSetups, (input) => {
    cards = input.cards.map(({ cardCode, visible }) => arranged(cardCode.slice(-1), visible))
    return null
  })
  const { user } = stage(Home, { menus: both, manifests: [orders], at: '/new-home', server })
  await waitFor(() => expect(headings()).toEqual(['卡片1', '卡片2']))
  await user.click(screen.getByRole('button', { name: '编辑首页' }))
  const list = within(await screen.findByRole('group', { name: '首页卡片' }))
  list.getByRole('button', { name: '下移：卡片1' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(list.getByRole('button', { name: '上移：卡片1' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(headings()).toEqual(['卡片2', '卡片1']))
  await user.click(screen.getByRole('button', { name: '编辑首页' }))
  await user.click(await screen.findByRole('checkbox', { name: '卡片2' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(headings()).toEqual(['卡片1']))
  expect(server.asked(quickMenuConfig)).toEqual([])
})

test('a refused change stays in the edit mode with its reason', async () => {
  const server = answering(() => [arranged('1')]).answer(commomMenuConfig, () =>
    refuse(workspaceErrors.menuNotPermitted),
  )
  const { user, page } = stage(Home, { menus: both, manifests: [orders], at: '/new-home', server })
  await user.click(await screen.findByRole('button', { name: '编辑首页' }))
  const common = within(await screen.findByRole('group', { name: /常用菜单/ }))
  await user.click(common.getByRole('checkbox', { name: '菜单2' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await page.findByRole('alert')).textContent).toBe('只能选择有权限的菜单')
  expect(common.getByRole<HTMLInputElement>('checkbox', { name: '菜单2' }).checked).toBe(true)
  expect(server.asked(commomMenuConfig)).toEqual([{ menuIds: ['2'], seen: [] }])
})

test('[SH-015] a quick menu is shown on home and opens its page', async () => {
  quick = [{ menuId: '2', name: '菜单2', path: '/transfer-money/2', sort: 1 }]
  const own = { cardCode: 'workspace.quick', name: '快捷菜单', visible: '1', sort: 1 } as const
  const { user, openMenu } = stage(Home, { menus: both, at: '/new-home', server: answering(() => [own]) })
  const region = await screen.findByRole('region', { name: '快捷菜单' })
  await user.click(within(region).getByRole('button', { name: '菜单2' }))
  expect(openMenu).toHaveBeenCalledWith('2')
})
