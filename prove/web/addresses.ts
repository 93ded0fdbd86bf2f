import type { Page } from '@iisp/contract'
import type { Iisp } from '@iisp/testing/iisp'
import { routePaths } from './routes.ts'
import type { View } from './views.ts'

type Address = Pick<View, 'address' | 'expected'>

const pageAddress = (page: Page, isOwn: boolean): Address => ({
  address: `${page.path}?mid=${page.id}`,
  // a jump asks over home
  expected: page.effect === undefined ? (isOwn ? 'shown' : 'refused') : 'either',
})

/** Home, the own account and the menus of the person. */
export const ownMenus = (menus: readonly Page[]): readonly Address[] => [
  { address: '/', expected: 'shown' },
  { address: '/my-account', expected: 'shown' },
  ...menus.map((menu) => pageAddress(menu, true)),
]

/** Every address of the portal, typed with and without the menu's id, and one that nothing answers to. */
export async function everyAddress(iisp: Iisp, menus: readonly Page[]): Promise<readonly Address[]> {
  const own = new Set(menus)
  const pages = iisp.portal.pages.map((page) => pageAddress(page, own.has(page)))
  return [
    { address: '/', expected: 'shown' },
    { address: '/no-such-page', expected: 'shown' },
    ...pages,
    ...pages.map(({ address, expected }) => ({ address: address.split('?')[0] ?? address, expected })),
    ...(await routePaths()).map((address): Address => ({ address, expected: 'either' })),
  ]
}
