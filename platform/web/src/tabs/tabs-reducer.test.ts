import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homeKey, menuOf, newGroup, openState, type TabsState } from './tab.ts'
import { tabsReducer, type TabsAction } from './tabs-reducer.ts'
import {
  activePage,
  keysToClose,
  menuPageKey,
  mountedPages,
  pagesOf,
  tabsToDrop,
  type CloseWhich,
} from './tabs-select.ts'

const start = openState({ path: '/iisp/new-home' })
const open = (
  key: string,
  extra: { query?: string; parent?: string; tabLimit?: number } = {},
): TabsAction => ({
  type: 'open',
  tabLimit: extra.tabLimit ?? 20,
  target: {
    key,
    path: `/iisp/${key}`,
    query: extra.query ?? `mid=${key}`,
    ...(extra.parent && { parent: { key: extra.parent } }),
  },
})
const run = (...actions: TabsAction[]) => actions.reduce(tabsReducer, start)
const bar = (state: TabsState) =>
  state.tabs.map((tab) => (tab.key === state.active ? `[${tab.key}]` : tab.key)).join(' ')
const closing = (which: CloseWhich, key: string, active: string) => {
  const state = tabsReducer(run(open('a'), open('b'), open('c'), open('d')), {
    type: 'activate',
    key: active,
  })
  return bar(tabsReducer(state, { type: 'close', keys: keysToClose(state, key, which) }))
}

test('[SH-086] the workspace starts with only the home tab, whose key is homeTab', () => {
  expect(bar(start)).toBe('[homeTab]')
})

test('[SH-180] opening adds a tab at the end and brings it to the front', () => {
  expect(bar(run(open('a'), open('b')))).toBe('homeTab a [b]')
})

test('opening a menu that is already open brings its tab to the front with the new query', () => {
  const state = run(open('a'), open('b'), open('a', { query: 'mid=a&from=todo' }))
  expect(bar(state)).toBe('homeTab [a] b')
  expect(activePage(state).query).toBe('mid=a&from=todo')
})

test.each([
  ['self', 'b', 'b', 'homeTab a [c] d'],
  ['self', 'd', 'd', 'homeTab a b [c]'],
  ['self', 'a', 'c', 'homeTab b [c] d'],
  ['self', homeKey, 'c', 'homeTab a b [c] d'],
] as const)('[SH-114] [SH-183] closing %s on %s with %s in front leaves %s', (which, key, active, after) => {
  expect(closing(which, key, active)).toBe(after)
})
test.each([
  ['b', 'c', 'homeTab [b]'],
  [homeKey, 'c', '[homeTab]'],
] as const)('[SH-115] closing others on %s with %s in front leaves %s', (key, active, after) => {
  expect(closing('others', key, active)).toBe(after)
})
test('[SH-116] closing left on the third keeps home, the third and the fourth', () => {
  expect(closing('left', 'c', 'a')).toBe('homeTab [c] d')
})
test('[SH-117] closing right on the second keeps home, the first and the second', () => {
  expect(closing('right', 'b', 'd')).toBe('homeTab a [b]')
})
test('[SH-118] closing all leaves the home tab in front', () => {
  expect(closing('all', 'c', 'c')).toBe('[homeTab]')
})
test('[SH-183] closing the tabs one by one leaves home', () => {
  let state = run(open('a'), open('b'))
  for (const key of ['b', 'a']) state = tabsReducer(state, { type: 'close', keys: [key] })
  expect(bar(state)).toBe('[homeTab]')
})

test('[SH-119] level-4 pages of one parent share its tab as sub-tabs', () => {
  const state = run(open('p1', { parent: 'p' }), open('x'), open('p2', { parent: 'p' }))
  expect(bar(state)).toBe('homeTab [p] x')
  expect(state.tabs[1]?.sub.map((page) => page.key)).toEqual(['p1', 'p2'])
  expect(activePage(state).key).toBe('p2')
})
test('the tab of a parent is called after its menu, not after its first page', () => {
  const sub = { key: 'p1', path: '/p1', query: 'mid=p1', parent: { key: 'p' } }
  expect(menuOf(newGroup(sub, sub.parent, 1))).toBe('p')
})
test('closing the last sub-tab closes the parent tab', () => {
  const state = run(open('p1', { parent: 'p' }), open('p2', { parent: 'p' }), {
    type: 'closeSub',
    key: 'p',
    sub: 'p2',
  })
  expect(activePage(state).key).toBe('p1')
  expect(bar(tabsReducer(state, { type: 'closeSub', key: 'p', sub: 'p1' }))).toBe('[homeTab]')
})
test('a parent that has its own page keeps it as a sub-tab beside its children', () => {
  const state = run(open('p'), { type: 'dirty', page: 'p', dirty: true }, open('p1', { parent: 'p' }))
  expect(state.tabs[1]?.sub.map((page) => [page.key, page.dirty])).toEqual([
    ['p', true],
    ['p1', false],
  ])
  expect(activePage(tabsReducer(state, open('p'))).key).toBe('p')
})

test('[SH-181] with tabLimit 5, opening seven menus keeps home and the last five', () => {
  const state = run(...[...'abcdefg'].map((key) => open(key, { tabLimit: 5 })))
  expect(bar(state)).toBe('homeTab c d e f [g]')
})
test('[SH-182] the number of tabs kept follows the configured limit', () => {
  const keys = Array.from({ length: 30 }, (_, at) => `m${at}`)
  for (const tabLimit of [1, 5, 20])
    expect(run(...keys.map((key) => open(key, { tabLimit }))).tabs).toHaveLength(tabLimit + 1)
})
test('the tab opened first is dropped, wherever it has been moved', () => {
  const state = run(open('a'), open('b'), { type: 'move', key: 'a', to: 1 })
  expect(tabsToDrop(state, 'c', 2).map((tab) => tab.key)).toEqual(['a'])
  expect(tabsToDrop(state, 'b', 2)).toEqual([])
})

test.each([
  ['a', 2, 'homeTab b c a'],
  ['c', 0, 'homeTab c a b'],
  ['b', 99, 'homeTab a c b'],
  ['b', -5, 'homeTab b a c'],
  [homeKey, 2, 'homeTab a b c'],
])('moving %s to place %i gives %s', (key, to, after) => {
  const state = tabsReducer(run(open('a'), open('b'), open('c')), { type: 'move', key, to })
  expect(state.tabs.map((tab) => tab.key).join(' ')).toBe(after)
})

test('[SH-113] reloading mounts the page afresh in the same position, without unsaved input', () => {
  const before = run(open('a'), open('b'), { type: 'dirty', page: 'a', dirty: true })
  const state = tabsReducer(before, { type: 'reload', page: 'a' })
  expect(state.tabs[1]).toMatchObject({ key: 'a', dirty: false })
  expect(state.tabs[1]?.life).not.toBe(before.tabs[1]?.life)
  expect(bar(state)).toBe('homeTab a [b]')
})

test('[SH-085] zones replace home in its tab; no tab is added', () => {
  const state = run(open('a'), { type: 'home', path: '/iisp/novice-zone', query: '', title: '新手专区' })
  expect(bar(state)).toBe('[homeTab] a')
  expect(state.tabs[0]).toMatchObject({ path: '/iisp/novice-zone', title: '新手专区' })
})

test('[SH-402] beyond the active-tab limit the least recently seen page is unmounted, never one with unsaved input', () => {
  const keys = Array.from({ length: 32 }, (_, at) => `m${at}`)
  const state = run(...keys.map((key) => open(key, { tabLimit: 40 })), {
    type: 'dirty',
    page: 'm0',
    dirty: true,
  })
  const mounted = mountedPages(state, 30).map((page) => page.key)
  expect(mounted).toHaveLength(30)
  expect(mounted).toEqual(expect.arrayContaining([homeKey, 'm0', 'm31']))
  expect(mounted).not.toContain('m1')
})

test('[SH-154] a tab entry carries key, path, query, title, menu, sub, openSmlhMenu, menusNew, targetMenu', () => {
  expect(run(open('a')).tabs[1]).toMatchObject({
    key: 'a',
    path: '/iisp/a',
    query: 'mid=a',
    title: '',
    menu: null,
    sub: [],
    openSmlhMenu: false,
    menusNew: '0',
    targetMenu: null,
  })
})

const key = fc.constantFrom(homeKey, ...'abcdefgh')
const limit = fc.constant(4)
const action: fc.Arbitrary<TabsAction> = fc.oneof(
  fc
    .record({ k: key, parent: fc.option(fc.constantFrom('p', 'q'), { nil: undefined }), tabLimit: limit })
    .map(({ k, parent, tabLimit }) =>
      open(parent ? `${parent}${k}` : k, { tabLimit, ...(parent && { parent }) }),
    ),
  fc.record({ type: fc.constant('activate' as const), key }),
  fc.record({ type: fc.constant('close' as const), keys: fc.array(key, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant('closeSub' as const),
    key: fc.constantFrom('p', 'q'),
    sub: key.map((k) => `p${k}`),
  }),
  fc.record({ type: fc.constant('reload' as const), page: key }),
  fc.record({ type: fc.constant('move' as const), key, to: fc.integer({ min: -2, max: 9 }) }),
  fc.record({ type: fc.constant('dirty' as const), page: key, dirty: fc.boolean() }),
)

test('after any sequence of actions home is first, keys are unique, the limit holds, the front page exists', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let state = start
      for (const step of actions) {
        state = tabsReducer(state, step)
        const keys = state.tabs.map((tab) => tab.key)
        const pages = state.tabs.flatMap(pagesOf).map((page) => page.key)
        expect(keys[0]).toBe(homeKey)
        expect(new Set(keys).size).toBe(keys.length)
        expect(new Set(pages).size).toBe(pages.length)
        expect(keys.length).toBeLessThanOrEqual(5)
        expect(keys).toContain(state.active)
        expect([...state.opened].sort()).toEqual(keys.slice(1).sort())
        expect(mountedPages(state, 3)).toContain(activePage(state))
        for (const tab of state.tabs)
          expect(tab.sub.map((page) => page.key).includes(tab.targetMenu ?? '')).toBe(tab.sub.length > 0)
      }
    }),
    { numRuns: 300 },
  )
})

test('closed tabs open again at their former place, the latest first, each once', () => {
  const closed = run(open('a'), open('b'), open('c'), { type: 'close', keys: ['a', 'b'] })
  const reopen: TabsAction = { type: 'reopen', tabLimit: 20 }
  const once = tabsReducer(closed, reopen)
  expect(bar(once)).toBe('homeTab [b] c')
  expect(activePage(once).life).not.toBe(closed.closed[1]!.tab.life)
  const twice = tabsReducer(once, reopen)
  expect(bar(twice)).toBe('homeTab [a] b c')
  expect(tabsReducer(twice, reopen)).toBe(twice)
})

test('a closed tab that was opened by other means is not opened again; its predecessor is', () => {
  const state = [
    open('a'),
    open('b'),
    { type: 'close', keys: ['a'] } as const,
    { type: 'close', keys: ['b'] } as const,
    open('b'),
    { type: 'reopen', tabLimit: 20 } as const,
  ].reduce(tabsReducer, start)
  expect(bar(state)).toBe('homeTab [a] b')
})

test('[SH-181] a tab that opens again counts towards the limit', () => {
  const state = run(open('a'), open('b'), open('c'), { type: 'close', keys: ['a'] }, open('d'))
  expect(bar(tabsReducer(state, { type: 'reopen', tabLimit: 3 }))).toBe('homeTab [a] c d')
})

test('a menu opens in the page with its address, or in one without unsaved input for the same object', () => {
  const state = run(open('m', { query: 'mid=m&id=5' }), { type: 'dirty', page: 'm', dirty: true })
  expect(menuPageKey(state, 'm', 'id=5&mid=m', 'id')).toBe('m')
  expect(menuPageKey(state, 'm', 'mid=m', 'id')).toBe('m~2')
  const saved = tabsReducer(state, { type: 'dirty', page: 'm', dirty: false })
  expect(menuPageKey(saved, 'm', 'mid=m&id=5&mode=copy', 'id')).toBe('m')
  expect(menuPageKey(saved, 'm', 'mid=m&id=6', 'id')).toBe('m~2')
  expect(menuPageKey(saved, 'm', 'mid=m&id=6')).toBe('m')
})
