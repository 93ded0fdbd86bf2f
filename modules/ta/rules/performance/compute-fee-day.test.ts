import { expect, test } from 'vitest'
import { fromFen, fromNav, fromShares, toNav, toRate, toShares } from '../amounts/units.ts'
import { RegisterFault } from '../run/register-fault.ts'
import { lotOf } from '../test/terms.ts'
import { type FeeDayInput, computeFeeDay } from './compute-fee-day.ts'
import { lotCases, wholeFundCases } from './performance.cases.ts'

const terms = { method: 'perLot', rate: toRate('0.2000'), takenFrom: 'shares', navPlaces: 4 } as const
const lots = lotCases.map(([id, shares, mark]) => lotOf(id, shares, mark))
const e8: FeeDayInput = {
  terms,
  nav: toNav('1.3000'),
  lots,
  sharesHeld: toShares('600000.00'),
  mark: toNav('1.0000'),
}

test('E8 from shares: the lots with a gain give up shares, the third neither pays nor changes', () => {
  const { totals, navAfter, mark, lots: taken } = computeFeeDay(e8)
  expect([totals.lots, totals.charged, fromFen(totals.fee), fromShares(totals.sharesOff)]).toEqual([
    3,
    2,
    '24000.00',
    '18461.53',
  ])
  expect([fromShares(totals.sharesBefore), fromShares(totals.sharesAfter)]).toEqual([
    '600000.00',
    '581538.47',
  ])
  expect([fromNav(navAfter, 4), fromNav(mark, 4)]).toEqual(['1.3000', '1.3000'])
  expect(taken.map(({ sharesAfter }) => fromShares(sharesAfter))).toEqual([
    '286153.85',
    '195384.62',
    '100000.00',
  ])
})

test.each(wholeFundCases)(
  'the whole fund with %s shares, mark %s → NAV %s, from %s: three lots bear the fee together, to the fen',
  (shares, mark, nav, takenFrom, fee, after, off, markAfter) => {
    const held = toShares(shares)
    const third = held / 3n
    const given = computeFeeDay({
      terms: { ...terms, method: 'wholeFund', takenFrom },
      nav: toNav(nav),
      lots: ['1.0000', '1.2500', '1.6000'].map((own, n) => ({
        ...lotOf(`L${n}`, '1.00', own),
        shares: n === 2 ? held - 2n * third : third,
      })),
      sharesHeld: held,
      mark: toNav(mark),
    })
    const { totals } = given
    expect([fromFen(totals.fee), fromNav(given.navAfter, 4), fromShares(totals.sharesOff)]).toEqual([
      fee,
      after,
      off,
    ])
    expect(fromNav(given.mark, 4)).toBe(markAfter)
    // if a fee is taken, the lots' marks rise to the fund's mark. They never fall.
    const risen = ['1.0000', '1.2500', '1.6000'].map((own) =>
      fee !== '0.00' && markAfter > own ? markAfter : own,
    )
    expect(given.lots.map((lot) => fromNav(lot.mark, 4))).toEqual(risen)
  },
)

test('nothing above the marks: no fee, and nothing changes', () => {
  const { totals, navAfter, mark, lots: taken } = computeFeeDay({ ...e8, nav: toNav('0.9000') })
  expect([totals.fee, totals.sharesOff, totals.charged]).toEqual([0n, 0n, 0])
  expect([navAfter, mark]).toEqual([toNav('0.9000'), e8.mark])
  expect(taken.map((lot) => lot.mark)).toEqual(lots.map((lot) => lot.mark))
})

test('lots that do not add up to the register are a fault', () =>
  expect(() => computeFeeDay({ ...e8, sharesHeld: toShares('600000.01') })).toThrow(
    new RegisterFault('sharesNotAccounted'),
  ))
