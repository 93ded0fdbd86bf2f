import { expect, test } from 'vitest'
import { fromFen, fromNav, fromShares, toNav, toRate, toShares } from '../amounts/units.ts'
import { lotOf } from '../test/terms.ts'
import { feeDay } from './fee-day.ts'
import { lotCases, wholeFundCases } from './performance.cases.ts'
import { feeAbove } from './per-lot.ts'
import { virtualNav } from './virtual-nav.ts'
import { wholeFundFee } from './whole-fund.ts'

const rate = toRate('0.2000')
const navPlaces = 4
const lots = lotCases.map(([id, shares, mark]) => lotOf(id, shares, mark))
const nav = toNav('1.3000')

test.each(wholeFundCases)('whole fund, %s shares, mark %s → NAV %s, from %s', (...example) => {
  const [shares, mark, value, takenFrom, fee, after, off, markAfter] = example
  const made = wholeFundFee(
    { shares: toShares(shares), nav: toNav(value), mark: toNav(mark) },
    { rate, takenFrom, navPlaces },
  )
  expect([
    fromFen(made.fee),
    fromNav(made.navAfter, 4),
    fromShares(made.sharesOff),
    fromNav(made.mark, 4),
  ]).toEqual([fee, after, off, markAfter])
})

test.each(lotCases)(
  'E7, E8: lot %s of %s shares with mark %s',
  (id, shares, mark, fee, virtual, after, markAfter) => {
    const lot = lotOf(id, shares, mark)
    expect(fromFen(feeAbove(lot.shares, nav, lot.mark, rate))).toBe(fee)
    expect(fromNav(virtualNav([lot], nav, { rate, navPlaces }), 4)).toBe(virtual)
    const [taken] = feeDay([lot], nav, { rate, takenFrom: 'shares', navPlaces }).lots
    expect([fromShares(taken?.sharesAfter ?? 0n), fromNav(taken?.mark ?? 0n, 4)]).toEqual([after, markAfter])
  },
)

test('E7: the virtual value of a holder weighs the lots', () => {
  expect(fromNav(virtualNav(lots, nav, { rate, navPlaces }), 4)).toBe('1.2600')
  expect(virtualNav([], nav, { rate, navPlaces })).toBe(nav)
})

test('E8: from shares the value stays; from the value it falls for all, and who paid takes it as the mark', () => {
  const fromLots = feeDay(lots, nav, { rate, takenFrom: 'shares', navPlaces })
  expect([fromFen(fromLots.fee), fromShares(fromLots.sharesOff), fromLots.navAfter]).toEqual([
    '24000.00',
    '18461.53',
    nav,
  ])
  const fromNavOfAll = feeDay(lots, nav, { rate, takenFrom: 'nav', navPlaces })
  expect([fromNav(fromNavOfAll.navAfter, 4), fromNavOfAll.sharesOff]).toEqual(['1.2600', 0n])
  expect(fromNavOfAll.lots.map(({ mark }) => fromNav(mark, 4))).toEqual(['1.2600', '1.2600', '1.3500'])
})
