/** [shares, mark, NAV, taken from, fee, NAV after, shares off, mark after], 20 % */
export const wholeFundCases: readonly (readonly [
  string,
  string,
  string,
  'nav' | 'shares',
  string,
  string,
  string,
  string,
])[] = [
  ['1000000.00', '1.2000', '1.5000', 'nav', '60000.00', '1.4400', '0.00', '1.4400'],
  ['1000000.00', '1.0000', '1.2000', 'shares', '40000.00', '1.2000', '33333.33', '1.2000'],
  // E8, last sentence
  ['10000000.00', '1.2000', '1.3000', 'nav', '200000.00', '1.2800', '0.00', '1.2800'],
  // no fee is charged at the mark or below it
  ['10000000.00', '1.3000', '1.3000', 'nav', '0.00', '1.3000', '0.00', '1.3000'],
  ['10000000.00', '1.4000', '1.3000', 'shares', '0.00', '1.3000', '0.00', '1.4000'],
]

/** E7, E8 at NAV 1.3000: [lot, shares, mark, fee, virtual NAV, shares after deduction, mark after] */
export const lotCases: readonly (readonly [string, string, string, string, string, string, string])[] = [
  ['L1', '300000.00', '1.0000', '18000.00', '1.2400', '286153.85', '1.3000'],
  ['L2', '200000.00', '1.1500', '6000.00', '1.2700', '195384.62', '1.3000'],
  ['L3', '100000.00', '1.3500', '0.00', '1.3000', '100000.00', '1.3500'],
]
