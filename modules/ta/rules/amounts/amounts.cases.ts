/** [text, places, units] */
export const parsed: readonly (readonly [string, number, bigint])[] = [
  ['0.00', 2, 0n],
  ['1.5', 2, 150n],
  ['1', 2, 100n],
  ['-0.01', 2, -1n],
  ['999999999999.99', 2, 99_999_999_999_999n],
  ['1.2345', 8, 123_450_000n],
]

/** Texts that are no decimals of two places. */
export const malformed = [
  '',
  '1.',
  '.5',
  '01.00',
  '1.005',
  '1e3',
  ' 1',
  '+1',
  '1,000.00',
  'NaN',
  '１',
  '--1',
  '1.0.0',
]

/** [n, d, half-up, truncate, up] */
export const quotients: readonly (readonly [bigint, bigint, bigint, bigint, bigint])[] = [
  [5n, 2n, 3n, 2n, 3n],
  [-5n, 2n, -3n, -2n, -2n],
  [7n, 3n, 2n, 2n, 3n],
  [-7n, 3n, -2n, -2n, -2n],
  [8n, 3n, 3n, 2n, 3n],
  [6n, 3n, 2n, 2n, 2n],
  [0n, 7n, 0n, 0n, 0n],
  // 1.00005 at four places
  [100_005n, 10n, 10_001n, 10_000n, 10_001n],
]

/** [total, weights by number, parts] */
export const splits: readonly (readonly [bigint, Readonly<Record<string, bigint>>, readonly bigint[]])[] = [
  // three equal remainders, two units missing: the lower numbers get them
  [200n, { 'S-10': 1n, 'S-9': 1n, 'S-11': 1n }, [67n, 67n, 66n]],
  // E3: a fee of 3,086.25, a quarter to the fund
  [308_625n, { agency: 75n, fund: 25n }, [231_469n, 77_156n]],
  [0n, { a: 1n, b: 2n }, [0n, 0n]],
  [5n, { a: 0n, b: 2n }, [0n, 5n]],
]
