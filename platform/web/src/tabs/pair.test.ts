import { expect, test } from 'vitest'
import { openState, type TabsState } from './tab.ts'
import { type TabsAction, tabsReducer } from './tabs-reducer.ts'
import { isShown, mountedPages, otherPages, shownPair } from './tabs-select.ts'

const open = (key: string, parent?: string): TabsAction => ({
  type: 'open',
  tabLimit: 3,
  target: { key, path: `/iisp/${key}`, query: '', ...(parent && { parent: { key: parent } }) },
})
const run = (...actions: TabsAction[]): TabsState =>
  actions.reduce(tabsReducer, openState({ path: '/iisp/new-home' }))
const pair = { type: 'pair', left: 'b', right: 'a' } as const
const shown = (state: TabsState) => ['homeTab', 'a', 'b', 'c'].filter((key) => isShown(state, key))

test('both pages are shown while one of them is in front; any other page is shown alone', () => {
  const state = run(open('a'), open('b'), pair)
  expect(shown(state)).toEqual(['a', 'b'])
  expect(shown(tabsReducer(state, { type: 'activate', key: 'a' }))).toEqual(['a', 'b'])
  const away = tabsReducer(state, open('c'))
  expect(shown(away)).toEqual(['c'])
  expect(shown(tabsReducer(away, { type: 'activate', key: 'b' }))).toEqual(['a', 'b'])
  expect(shown(tabsReducer(state, { type: 'unpair' }))).toEqual(['b'])
})

test.each([
  ['closed', { type: 'close', keys: ['a'] }],
  ['dropped by the limit', open('d')],
] as const)('a pair ends when a page of it is %s', (_, action) => {
  expect(tabsReducer(run(open('a'), open('b'), open('c'), pair), action).pair).toBeNull()
})

test('home, a page that is not open and a page with itself are no pair', () => {
  for (const [left, right] of [
    ['a', 'homeTab'],
    ['a', 'x'],
    ['a', 'a'],
  ] as const)
    expect(run(open('a'), open('b'), { type: 'pair', left, right }).pair).toBeNull()
})

test('a level-4 page can be one of a pair', () => {
  const state = run(open('a'), open('x', 'g'), open('y', 'g'), { type: 'pair', left: 'y', right: 'a' })
  expect(shownPair(state)).toMatchObject({ left: 'y', right: 'a' })
  expect(shownPair(tabsReducer(state, { type: 'activate', key: 'g', sub: 'x' }))).toBeNull()
})

test('neither page becomes narrower than a fifth', () => {
  const state = run(open('a'), open('b'), pair)
  const shareAt = (share: number) => tabsReducer(state, { type: 'share', share }).pair?.share
  expect([shareAt(30), shareAt(3), shareAt(99)]).toEqual([30, 20, 80])
})

test('after a reload the pair is there again, and both pages are mounted', () => {
  const before = run(open('a'), open('b'), pair, { type: 'share', share: 70 })
  const state = run(
    {
      type: 'restore',
      tabLimit: 3,
      kept: { tabs: before.tabs.slice(1), opened: before.opened, pair: before.pair },
    },
    open('b'),
  )
  expect(state.pair).toEqual(before.pair)
  expect(mountedPages(state, 1).map(({ key }) => key)).toEqual(['homeTab', 'a', 'b'])
})

test('the pages to choose from are in the order of use', () => {
  const state = run(
    open('a'),
    open('b'),
    open('c'),
    { type: 'activate', key: 'a' },
    { type: 'activate', key: 'c' },
  )
  expect(otherPages(state).map(({ key }) => key)).toEqual(['a', 'b'])
})
