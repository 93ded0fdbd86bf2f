import type { MenuItem } from '@iisp/contract'
import { expect, test } from 'vitest'
import { menuTree, permittedMenus } from './menu-access.ts'

const item = (
  id: string,
  parentId: string | null,
  path: string,
  roles: MenuItem['roles'],
  sort = 1,
): MenuItem => ({
  id,
  parentId,
  name: { zh: `菜单${id}`, en: `Menu ${id}` },
  path,
  sort,
  roles,
})
const menus = [
  item('10', null, '', []),
  item('101', '10', '', [], 2),
  item('1011', '101', '/a/enter', ['operator'], 2),
  item('1012', '101', '/a/list', ['operator', 'reviewer'], 1),
  item('90', null, '', [], 9),
  item('901', '90', '/desk', ['custodian-operator']),
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
