import { defineSlot } from '@iisp/contract'
import { expect, test } from 'vitest'
import type { ServerModule } from './module.ts'
import type { Seed } from './seed.ts'
import { loadSeeds, writeSeeds } from './write-seeds.ts'

const module = (name: string, seed?: Seed): ServerModule => ({
  name,
  handlers: [],
  pages: [],
  ...(seed && { seed: async () => seed }),
})
const order = async (...modules: ServerModule[]) => (await loadSeeds(modules)).map(({ name }) => name)

test('each seed comes after those it names, the last one after all, otherwise by name', async () => {
  const modules = [
    module('b', { after: ['z'] }),
    module('a', { last: true }),
    module('z', {}),
    module('without'),
    module('c', {}),
  ]
  const sorted = ['z', 'b', 'c', 'a']
  expect(await order(...modules)).toEqual(sorted)
  expect(await order(...modules.toReversed())).toEqual(sorted)
})

test('a seed after one that is not there is refused', async () => {
  const late = module('a', { after: ['b'] })
  await expect(order(late)).rejects.toThrow('The demonstration data of a come after those of b')
  await expect(order(late, module('b'))).rejects.toThrow('模块 a 的演示数据须在 b 之后写入')
})

test('seeds that wait for each other are refused', async () => {
  const circle = [module('a', { after: ['b'] }), module('b', { after: ['a'] })]
  await expect(order(...circle)).rejects.toThrow('wait for each other: a → b → a')
  const afterLast = [module('a', { after: ['z'] }), module('z', { last: true })]
  await expect(order(...afterLast)).rejects.toThrow('wait for each other: a → z → a')
})

test('a seed reads what the others contribute, also those that are written after it', async () => {
  const words = defineSlot<string>('words')
  const written: string[] = []
  const say = (name: string): Seed => ({
    write: async ({ volume, itemsOf }) => {
      written.push(`${name} ${volume} ${itemsOf(words).join()}`)
    },
    fills: [words.contribute([name])],
  })
  const options = { db: {} as never, now: new Date(), volume: 7, passwords: new Map() }
  await writeSeeds([module('b', say('b')), module('a', say('a'))], options)
  expect(written).toEqual(['a 7 a,b', 'b 7 a,b'])
})

test('last, each schedule has a turn at the moment of the demonstration', async () => {
  const ran: string[] = []
  const tick = {
    name: 'tick',
    everySeconds: 60,
    run: async (_: unknown, now: Date) => void ran.push(now.toISOString()),
  }
  const writer = { one: async () => ({ mine: true }) }
  const db = { transact: (_: unknown, work: (db: unknown) => unknown) => work(writer) } as never
  const now = new Date('2026-11-20T02:00:00Z')
  const seed: Seed = { write: async () => void ran.push('seed') }
  await writeSeeds([{ ...module('a', seed), schedules: [tick] }], {
    db,
    now,
    volume: 1,
    passwords: new Map(),
  })
  expect(ran).toEqual(['seed', '2026-11-20T02:00:00.000Z'])
})
