import { beforeEach, expect, test } from 'vitest'
import { KeptRows } from './kept-rows.ts'

interface Order {
  readonly id: string
  readonly xmin: string
  readonly amount: string
}
let table: Map<string, Order>
let reads: string[][]
let kept: KeptRows

const write = (id: string, xmin: string, amount: string) => table.set(id, { id, xmin, amount })
const list = (ids = [...table.keys()]) =>
  kept.get(
    'orders',
    ids.map((id) => ({ id, xmin: table.get(id)!.xmin })),
    read,
  )
const read = async (ids: readonly string[]) => {
  reads.push([...ids])
  return ids.flatMap((id) => table.get(id) ?? [])
}
const amounts = (rows: readonly Order[]) => rows.map(({ amount }) => amount)

beforeEach(() => {
  table = new Map()
  reads = []
  kept = new KeptRows()
  write('1', '700', '10.00')
  write('2', '700', '20.00')
})

test('rows are read once as long as they do not change', async () => {
  expect(amounts(await list())).toEqual(['10.00', '20.00'])
  expect(amounts(await list(['2', '1']))).toEqual(['20.00', '10.00'])
  expect(reads).toEqual([['1', '2']])
})

test('a changed row is read again, the others are not', async () => {
  await list()
  write('2', '701', '21.00')
  expect(amounts(await list())).toEqual(['10.00', '21.00'])
  expect(reads).toEqual([['1', '2'], ['2']])
})

test('a row that changes between its version and its content comes in the new version, once', async () => {
  const versions = [...table.values()]
  write('1', '702', '11.00')
  expect(amounts(await kept.get('orders', versions, read))).toEqual(['11.00', '20.00'])
  expect(amounts(await list())).toEqual(['11.00', '20.00'])
  expect(reads).toEqual([['1', '2']])
})

test('a row that is gone is left out', async () => {
  const versions = [...table.values()]
  table.delete('1')
  expect(amounts(await kept.get('orders', versions, read))).toEqual(['20.00'])
})

test('a version that was never read is not answered with another one', async () => {
  await list()
  expect(await kept.get('orders', [{ id: '1', xmin: '699' }], async () => [])).toEqual([])
})

test('beyond 5,000 rows the least recently used ones give way', async () => {
  await list(['1', '2'])
  await list(['1'])
  const many = Array.from({ length: 4999 }, (_, n) => String(n + 10))
  for (const id of many) write(id, '800', '1.00')
  await list(many)
  reads = []
  await list(['1'])
  await list(['2'])
  expect(reads).toEqual([['2']])
})
