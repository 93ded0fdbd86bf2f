import { expect, test } from 'vitest'
import { addressOf, menuQuery, parseAddress, type Target } from './addresses.ts'
import { homePath, mayVisitHome } from './home-paths.ts'

const places: [string, string, Target][] = [
  ['/', '', { kind: 'home' }],
  ['/iisp', '', { kind: 'home' }],
  ['/iisp/', '', { kind: 'home' }],
  ['/user/login', '', { kind: 'signIn' }],
  ['/iisp/login', '?logout=1', { kind: 'signIn' }],
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

const manager = { isMgr: '0', cpType: '1', managerTypeOrg: 1 } as const
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
  expect(mayVisitHome(path, person)).toBe(may)
})
