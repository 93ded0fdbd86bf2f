import type { Rounding } from './decimal.ts'

/** [a, b, places, rounding, product] */
export const products: readonly (readonly [string, string, number, Rounding, string])[] = [
  ['1.005', '1', 2, 'half-up', '1.01'],
  ['1.00005', '1', 4, 'half-up', '1.0001'],
  ['1.004999', '1', 2, 'half-up', '1.00'],
  ['-1.005', '1', 2, 'half-up', '-1.01'],
  ['-0.004', '1', 2, 'half-up', '0.00'],
  ['1.001', '1', 2, 'ceil', '1.01'],
  ['1.00', '1', 2, 'ceil', '1.00'],
  ['1.999', '1', 2, 'truncate', '1.99'],
  ['999999999999.99', '99999999.9999', 2, 'truncate', '99999999999899000000.00'],
  // a whole million by .3333/.3333/.3334: each part truncated to cents
  ['1000000.01', '0.3333', 2, 'truncate', '333300.00'],
  ['1000000.01', '0.3334', 2, 'truncate', '333400.00'],
  // Fee on top and inside, share deduction.
  ['1000000.00', '0.0100', 2, 'half-up', '10000.00'],
  ['100000.00', '0.0150', 2, 'half-up', '1500.00'],
]

/** [a, b, places, rounding, quotient] */
export const quotients: readonly (readonly [string, string, number, Rounding, string])[] = [
  // subscription, fee outside: net, then shares
  ['100000.00', '1.012', 2, 'half-up', '98814.23'],
  ['98814.23', '1.1800', 2, 'half-up', '83740.87'],
  ['100000.00', '1.0150', 2, 'half-up', '98522.17'],
  // paid auto forced redemption
  ['41095.89', '1.2345', 2, 'ceil', '33289.51'],
  ['40000.00', '1.2000', 2, 'half-up', '33333.33'],
  // Daily fee of 100,000,000 at 1.5 % in an ordinary and in a leap year.
  ['1500000.00', '365', 2, 'half-up', '4109.59'],
  ['1500000.00', '366', 2, 'half-up', '4098.36'],
  ['2.00', '3', 4, 'truncate', '0.6666'],
  ['1.00', '8', 2, 'half-up', '0.13'],
]

/** [typed, amount] */
export const typedAmounts: readonly (readonly [string, string | null])[] = [
  ['100', '100.00'],
  ['1.5', '1.50'],
  [' 1,234,567.89 ', '1234567.89'],
  ['１２３．４５', '123.45'],
  ['１，２３４', '1234.00'],
  ['\u3000 12 \u00a0', '12.00'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['007', '7.00'],
  ['000,001.10', '1.10'],
  ['0', '0.00'],
  ['999999999999.99', '999999999999.99'],
  ['1000000000000', null],
  ['1.234', null],
  ['1,23', null],
  ['12,34,567', null],
  [',123', null],
  ['-1', null],
  ['－1', null],
  ['+1', null],
  ['1e3', null],
  ['1 000', null],
  ['NaN', null],
  ['一百', null],
  ['.', null],
  ['', null],
]
