import { definePage, roles } from '@iisp/contract'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import type { WebManifest } from '@iisp/web/ports'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HomeCards } from './HomeCards.tsx'

const name = { zh: '页', en: 'Page' }
const page = (id: string) => definePage({ id, parent: null, path: `/p${id}`, name, sort: 1, roles })
const card = (id: string) => ({
  id: `orders.${id}`,
  name: { zh: `卡片${id}`, en: `Card ${id}` },
  pages: [page(id)],
  component: () => <p>{`内容${id}`}</p>,
})
const orders: WebManifest = {
  name: 'orders',
  pages: [],
  homeCards: [card('1'), card('2')],
  load: async () => ({ default: { pages: [] } }),
}

test('a person sees the cards that speak of pages they may open, each under its name', async () => {
  const menus = [menuNode('1', { coMenuPerm: '1' }), menuNode('2', { coMenuPerm: '0' })]
  stage(HomeCards, { menus, manifests: [orders], at: '/new-home' })
  expect(await screen.findByText('内容1')).toBeTruthy()
  expect(screen.getByRole('region', { name: '卡片1' }).textContent).toBe('卡片1内容1')
  expect(screen.queryByText('卡片2')).toBeNull()
})
