import { expect, test } from 'vitest'
import { migrationOrder } from './migration-order.ts'

const source = (name: string, ...migratesAfter: string[]) => ({ name, migratesAfter })
const named = (sources: Parameters<typeof migrationOrder>[0]) =>
  migrationOrder(sources).map(({ name }) => name)

test('the platform comes first, then each module after those that it names, otherwise by name', () => {
  const sources = [source('b', 'z'), source('z'), source('platform'), source('a', 'b'), source('c')]
  const order = ['platform', 'z', 'b', 'a', 'c']
  expect(named(sources)).toEqual(order)
  expect(named(sources.toReversed())).toEqual(order)
})

test('an unknown module is refused', () => {
  expect(() => named([source('a', 'b')])).toThrow('The migrations of a run after those of b')
})

test('modules that name each other are refused', () => {
  expect(() => named([source('a', 'b'), source('b', 'a')])).toThrow('wait for each other: a → b → a')
})
