import { expect, test } from 'vitest'
import { addressWith, agreementsFor } from './jump.ts'

test.each([
  ['research-lab', 'custody', ['research-lab', 'privacy']],
  ['main-platform', 'custody', ['user-service', 'privacy']],
  ['research-lab', 'fund', ['research-lab', 'fund-analysis', 'privacy']],
  ['main-platform', 'fund', ['user-service', 'fund-analysis', 'privacy']],
] as const)('%s from the %s platform: %j', (target, source, agreements) => {
  expect(agreementsFor(target, source)).toEqual(agreements)
})

test.each([
  ['https://lab.example/start', 'https://lab.example/start?sessionid=t&menuId=230013'],
  ['https://lab.example/?a=1#/home', 'https://lab.example/?a=1&sessionid=t&menuId=230013#/home'],
  ['https://lab.example/?sessionid=mine', 'https://lab.example/?sessionid=t&menuId=230013'],
])('%s takes the ticket in', (base, address) => {
  expect(addressWith(base, 't', '230013')).toBe(address)
})
