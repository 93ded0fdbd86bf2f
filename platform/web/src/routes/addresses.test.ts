import { menuNode } from '@iisp/testing/menu-node'
import { expect, test } from 'vitest'
import { menuIndex } from '../menus/menu-index.ts'
import { addressOf, menuQuery, parseAddress, type Target } from './addresses.ts'
import { homePath, mayVisitHome, offeredZones } from './home-paths.ts'

const places: [string, string, Target][] = [
  ['/', '', { kind: 'home' }],
  ['/iisp', '', { kind: 'home' }],
  ['/iisp/', '', { kind: 'home' }],
  ['/user/login', '', { kind: 'signIn' }],
  ['/iisp/login', '?logout=1', { kind: 'signIn' }],
  ['/iisp/ukey-login', '', { kind: 'signIn' }],
  ['/403', '', { kind: 'error', error: '403' }],
  ['/iisp/404', '', { kind: 'error', error: '404' }],
  ['/500', '', { kind: 'error', error: '500' }],
  ['/logout', '', { kind: 'signOut' }],
  ['/refresh/iisp/x', '?mid=1', { kind: 'refresh', to: '/iisp/x?mid=1' }],
  ['/refresh', '', { kind: 'refresh', to: '/' }],
  ['/iisp/x/y', '?mid=1', { kind: 'page', path: '/x/y', query: 'mid=1' }],
  ['/x/y', '', { kind: 'page', path: '/x/y', query: '' }],
  ['/iispx', '', { kind: 'page', path: '/iispx', query: '' }],
]
test.each(places)('%s%s', (title, search, place) => {
  expect(parseAddress(title, search)).toEqual(place)
})

test("a menu's address starts with its id, followed by the caller's parameters", () => {
  expect(addressOf('/a/b', menuQuery('10101', 'mid=9&orderId=7'))).toBe('/iisp/a/b?mid=10101&orderId=7')
})

const manager = { isMgr: '0', cpType: '1', managerTypeOrg: 1, isEquity: '0', isGlobalFund: '0' } as const
test.each([
  ['manager, old menus', manager, '/preview-home'],
  ['manager, new menus', { ...manager, menuTopology: '2' }, '/new-home'],
  ['channel', { ...manager, isMgr: '2', managerTypeOrg: 2 }, '/channel-zone-home'],
  ['proxy distribution', { ...manager, isMgr: '2', managerTypeOrg: 2, cpType: '6' }, '/consignment-home'],
] as const)('the home of a %s', (_title, person, path) => {
  expect(homePath(person)).toBe(path)
})
test.each([
  ['/channel-zone-home', { ...manager, managerTypeOrg: 2 }, true],
  ['/channel-zone-home', manager, false],
  ['/consignment-home', { ...manager, managerTypeOrg: 2, cpType: '6' }, true],
  ['/consignment-home', { ...manager, managerTypeOrg: 2 }, false],
  ['/welcome', manager, true],
] as const)('%s for %o: %s', (path, person, may) => {
  expect(mayVisitHome(path, person, null)).toBe(may)
})

const channel = { ...manager, isMgr: '2', managerTypeOrg: 2 } as const
const quantitative = menuNode('70101', { level: 2, parentId: '70' })
const withQuantitative = menuIndex([menuNode('70', { path: '', level: 1, children: [quantitative] })])
const zonesOf = (...[person, menus]: Parameters<typeof offeredZones>) =>
  offeredZones(person, menus).map(({ key }) => key)
const ofManagers = ['novice', 'publish', 'superFof', 'risk', 'operateGuide']

test.each([
  ['[SH-264] [SH-265] [SH-266] [SH-267] [SH-268] a manager', manager, null, ofManagers],
  ['[SH-263] a channel', channel, null, ['channel']],
  ['[SH-262] proxy distribution', { ...channel, cpType: '6' }, null, ['channel', 'consignment']],
  ['[SH-269] private equity', { ...manager, isEquity: '1' }, null, [...ofManagers, 'equity']],
  ['[SH-270] quantitative menus', manager, withQuantitative, [...ofManagers, 'quantitative']],
  [
    '[SH-271] the global-fund sign-in',
    { ...manager, isGlobalFund: '1' },
    null,
    [...ofManagers, 'globalFund'],
  ],
] as const)('the zones offered to %s', (_title, person, menus, keys) => {
  expect(zonesOf(person, menus).toSorted()).toEqual([...keys].toSorted())
})
