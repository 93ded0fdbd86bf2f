import { expect, test } from 'vitest'
import { type OrderFilters, orderFilters } from './order-filters.ts'

const { blank } = orderFilters

test('empty filters ask for everything', () => {
  expect(orderFilters.input(blank)).toEqual({})
})
test('filters survive the way through the address', () => {
  const filters: OrderFilters = {
    ...blank,
    keyword: '远山',
    products: ['1', '17'],
    statuses: ['010', '011'],
    dates: ['2026-11-01', '2026-11-20'],
    amounts: ['1.00', ''],
    type: '05',
    direction: '1',
    target: '1',
    documents: '0',
    failure: '1',
    todo: 'entry',
  }
  expect(orderFilters.read(orderFilters.write(filters))).toEqual(filters)
})
test('nonsense in the address is ignored', () => {
  const query = new URLSearchParams(
    'productIds=0,x,-1&proStatus=abc,040,999&startDate=yesterday&endDate=2026-11-20&minAmount=much&hkType=77&payFlag=2',
  )
  expect(orderFilters.read(query)).toEqual({ ...blank, statuses: ['040'] })
})
test.each([
  ['1.00', '2.00', false],
  ['2.00', '2.00', false],
  ['2.00', '', false],
  ['10.00', '9.00', true],
])('from %s to %s is crossed: %s', (from, to, crossed) => {
  const bound = orderFilters.fields.amounts.bind([from, to], () => undefined)
  expect(bound.kind === 'amounts' && bound.fault !== null).toBe(crossed)
})
