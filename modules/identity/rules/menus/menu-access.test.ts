import {
  type MenuNode,
  type Page,
  type PageGroup,
  definePage,
  definePageGroup,
  generalGroup,
} from '@iisp/contract'
import { globalFundGroup } from '@iisp/contract/zones'
import { expect, test } from 'vitest'
import { type MenuReader, menuTree, permittedMenus, requestableMenus } from './menu-access.ts'

const named = (id: string) => ({ name: { zh: `菜单${id}`, en: `Menu ${id}` } })
const group = (id: string, parent: PageGroup | null, sort = 1) =>
  definePageGroup({ id, parent, sort, ...named(id) })
const page = (id: string, parent: PageGroup, path: string, roles: Page['roles'], sort = 1) =>
  definePage({ id, parent, path, sort, roles, ...named(id) })
const entering = group('101', group('10', null), 2)
const menus = [
  { ...page('1011', entering, '/a/enter', ['operator'], 2), onRequest: ['reviewer'] as const },
  page('1012', entering, '/a/list', ['operator', 'reviewer'], 1),
  page('901', group('90', null, 9), '/desk', ['custodian-operator']),
]
const none = new Set<string>()
const nothing = { removed: none, removedForAll: none, granted: none, globalFund: false }

test('what no role gives is refused', () => {
  expect([...permittedMenus(menus, { kind: 'manager', roles: ['reviewer'], ...nothing })]).toEqual(['1012'])
  expect([...permittedMenus(menus, { kind: 'manager', roles: [], ...nothing })]).toEqual([])
})
test('a role that the kind of institution does not have gives nothing', () => {
  const reader = { kind: 'manager', roles: ['custodian-operator'], ...nothing } as const
  expect([...permittedMenus(menus, reader)]).toEqual([])
})
test('a removed menu is refused; a removed group takes its menus along', () => {
  const reader = (removed: string) => [
    ...permittedMenus(menus, {
      kind: 'manager',
      roles: ['operator'],
      ...nothing,
      removed: new Set([removed]),
    }),
  ]
  expect(reader('1011')).toEqual(['1012'])
  expect(reader('10')).toEqual([])
})
type Person = Pick<MenuReader, 'kind' | 'roles'>
const treeOf = (person: Person, removed: ReadonlySet<string>, removedForAll = none) => {
  const all = new Set([...removed, ...removedForAll])
  const permitted = permittedMenus(menus, { ...nothing, ...person, removed: all, removedForAll })
  const own = menus.filter(({ id }) => permitted.has(id))
  return menuTree(own, requestableMenus(menus, { ...nothing, ...person, removedForAll }, permitted))
}
const leavesOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ id, coMenuPerm, children }) =>
    children.length > 0 ? leavesOf(children) : [`${id}:${coMenuPerm}`],
  )

test('[SH-149] the tree nests by parent and is sorted', () => {
  const tree = treeOf({ kind: 'manager', roles: ['operator'] }, none)
  expect(tree.map(({ id }) => id)).toEqual(['10'])
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
    ['1011', 3, '1'],
  ])
})
test('the old arrangement has no headings, and keeps the order of the menu', () => {
  const tree = menuTree(menus.slice(0, 2), [], 1)
  expect(tree.map(({ id, level, sort, children }) => [id, level, sort, children])).toEqual([
    ['1011', 1, 1, []],
    ['1012', 1, 2, []],
  ])
})
test('what no role of the person can give is not in the tree, nor are the menus of the other side', () => {
  expect(leavesOf(treeOf({ kind: 'manager', roles: ['administrator'] }, none))).toEqual([])
  expect(leavesOf(treeOf({ kind: 'custodian', roles: ['auditor'] }, none))).toEqual([])
})
test('what a role may be granted, and what was removed from the person, stand locked in a group at the end', () => {
  const tree = treeOf({ kind: 'manager', roles: ['reviewer'] }, new Set(['1012']))
  expect(tree.map(({ id, name, nameEn, coMenuPerm }) => [id, name, nameEn, coMenuPerm])).toEqual([
    ['99', '可申请', 'On request', '0'],
  ])
  expect(leavesOf(tree)).toEqual(['1011:0', '1012:0'])
  expect(tree[0]?.children.map(({ parentId, level }) => [parentId, level])).toEqual([
    ['99', 2],
    ['99', 2],
  ])
})
test('what was removed from the whole institution cannot be asked for', () => {
  expect(leavesOf(treeOf({ kind: 'manager', roles: ['reviewer'] }, none, new Set(['101'])))).toEqual([])
})
test.each([
  [true, ['601', '801']],
  [false, ['1011', '1012', '801']],
])(
  'global fund %s: the menus of the zone and the general ones, or all but those of the zone',
  (globalFund, ids) => {
    const all = [
      ...menus,
      page('601', globalFundGroup, '/fund-account/list', ['operator']),
      page('801', generalGroup, '/general/list', ['operator']),
    ]
    const reader = { kind: 'manager', roles: ['operator'], ...nothing, globalFund } as const
    const permitted = permittedMenus(all, reader)
    expect([...permitted].toSorted()).toEqual(ids)
    const requestable = requestableMenus(all, reader, none).map(({ id }) => id)
    expect(requestable.toSorted()).toEqual(ids)
  },
)
test('a granted menu is permitted where it may be asked for, also when it was removed from the person', () => {
  const of = (person: Person, more: Partial<MenuReader>) => [
    ...permittedMenus(menus, { ...person, ...nothing, granted: new Set(['1011']), ...more }),
  ]
  expect(of({ kind: 'manager', roles: ['reviewer'] }, {})).toEqual(['1011', '1012'])
  expect(of({ kind: 'manager', roles: ['operator'] }, { removed: new Set(['1011', '1012']) })).toEqual([
    '1011',
  ])
  expect(of({ kind: 'manager', roles: ['administrator'] }, {})).toEqual([])
  expect(of({ kind: 'custodian', roles: ['auditor'] }, {})).toEqual([])
  const lacking = new Set(['1011'])
  expect(of({ kind: 'manager', roles: ['reviewer'] }, { removed: lacking, removedForAll: lacking })).toEqual([
    '1012',
  ])
})
