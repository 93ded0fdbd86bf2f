import { expect, test } from 'vitest'
import { valueOf } from '../amounts/rounding.ts'
import { fromFen, fromNav, fromShares, toFen, toNav, toShares } from '../amounts/units.ts'
import { lotOf, perLotFee, termsWith } from '../test/terms.ts'
import { dividends } from './dividend.cases.ts'
import { dividendOf, isCovered } from './dividend.ts'

const plan = { perShare: toNav('0.1000'), cumNav: toNav('1.2345'), exNav: toNav('1.1345') }

test.each(dividends)(
  'E9: %s, %s, mark %s',
  (method, reinvestRounding, mark, amount, fee, paid, newShares, markAfter) => {
    const terms = termsWith({ reinvestRounding, ...(mark === null ? {} : { performanceFee: perLotFee }) })
    const made = dividendOf([lotOf('1', '500000.00', mark ?? '1.0000')], plan, method, terms)
    expect([
      fromFen(made.amount),
      fromFen(made.performanceFee),
      fromFen(made.paid),
      fromShares(made.newShares),
    ]).toEqual([amount, fee, paid, newShares])
    expect(made.lots.map((lot) => fromNav(lot.mark, 4))).toEqual([markAfter])
  },
)

test('E9: with reinvestment, the value of the holding stays the same', () =>
  expect(fromFen(valueOf(toShares('544072.28'), plan.exNav))).toBe('617250.00'))

test('the dividend goes by the whole holding, the fee by lot, the limit by the holding', () => {
  const terms = termsWith({ performanceFee: perLotFee })
  const made = dividendOf([lotOf('1', '0.05', '0.0000'), lotOf('2', '0.05', '1.2345')], plan, 'cash', terms)
  // 0.10 shares bring 0.01, of which 60 % is less than a cent
  expect([fromFen(made.amount), fromFen(made.performanceFee)]).toEqual(['0.01', '0.00'])
  const larger = dividendOf(
    [lotOf('1', '500.00', '0.2345'), lotOf('2', '500.00', '1.2345')],
    plan,
    'cash',
    terms,
  )
  expect(larger.lots.map((lot) => fromFen(lot.performanceFee))).toEqual(['60.00', '0.00'])
})

test('a kept mark is not reduced by the dividend', () => {
  const terms = termsWith({ performanceFee: { ...perLotFee, markAfterDividend: 'kept' } as typeof perLotFee })
  const made = dividendOf([lotOf('1', '500000.00', '1.5000')], plan, 'cash', terms)
  expect(made.lots.map((lot) => fromNav(lot.mark, 4))).toEqual(['1.5000'])
})

test('E9: 8,000,000.00 of 12,000,000.00 realised may be paid out, more than is realised may not', () => {
  expect(isCovered(toFen('8000000.00'), toFen('12000000.00'))).toBe(true)
  expect(isCovered(toFen('12000000.01'), toFen('12000000.00'))).toBe(false)
})
