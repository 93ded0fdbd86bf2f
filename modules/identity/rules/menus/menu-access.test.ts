import { type Page, type PageGroup, definePage, definePageGroup } from '@iisp/contract'
import { expect, test } from 'vitest'
import { menuTree, permittedMenus } from './menu-access.ts'

const named = (id: string) => ({ name: { zh: `菜单${id}`, en: `Menu ${id}` } })
const group = (id: string, parent: PageGroup | null, sort = 1) =>
  definePageGroup({ id, parent, sort, ...named(id) })
const page = (id: string, parent: PageGroup, path: string, roles: Page['roles'], sort = 1) =>
  definePage({ id, parent, path, sort, roles, ...named(id) })
const entering = group('101', group('10', null), 2)
const menus = [
  page('1011', entering, '/a/enter', ['operator'], 2),
  page('1012', entering, '/a/list', ['operator', 'reviewer'], 1),
  page('901', group('90', null, 9), '/desk', ['custodian-operator']),
]
const none = new Set<string>()

test('what no role gives is refused', () => {
  expect([...permittedMenus(menus, { kind: 'manager', roles: ['reviewer'], removed: none })]).toEqual([
    '1012',
  ])
  expect([...permittedMenus(menus, { kind: 'manager', roles: [], removed: none })]).toEqual([])
})
test('a role that the kind of institution does not have gives nothing', () => {
  const reader = { kind: 'manager', roles: ['custodian-operator'], removed: none } as const
  expect([...permittedMenus(menus, reader)]).toEqual([])
})
test('a removed menu is refused; a removed group takes its menus along', () => {
  const reader = (removed: string) => [
    ...permittedMenus(menus, { kind: 'manager', roles: ['operator'], removed: new Set([removed]) }),
  ]
  expect(reader('1011')).toEqual(['1012'])
  expect(reader('10')).toEqual([])
})
test('[SH-149] the tree nests by parent, is sorted, and marks each leaf with the permission', () => {
  const tree = menuTree(menus, 'manager', new Set(['1012']), none)
  expect(tree).toHaveLength(1)
  expect(tree[0]).toMatchObject({
    id: '10',
    name: '菜单10',
    nameEn: 'Menu 10',
    level: 1,
    parentId: null,
    coMenuPerm: '1',
  })
  const leaves = tree[0]?.children[0]?.children ?? []
  expect(leaves.map((leaf) => [leaf.id, leaf.level, leaf.coMenuPerm])).toEqual([
    ['1012', 3, '1'],
    ['1011', 3, '0'],
  ])
})
test('menus of the other side are not in the tree at all', () => {
  expect(menuTree(menus, 'custodian', none, none).map((menu) => menu.id)).toEqual(['90'])
  expect(menuTree(menus, 'manager', none, new Set(['101']))).toEqual([])
})
