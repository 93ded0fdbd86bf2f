/** [confirmed, redeemed, first day counted, last day counted, days] */
export const holdings: readonly (readonly [string, string, boolean, boolean, number])[] = [
  ['2026-04-01', '2026-04-08', true, false, 7],
  ['2026-04-01', '2026-04-08', true, true, 8],
  ['2026-04-01', '2026-04-08', false, false, 6],
  ['2024-02-28', '2024-03-01', true, false, 2],
  ['2026-04-01', '2026-04-01', false, false, 0],
]

/** [days, rate]: below 7 days 1.5 %, below 30 days 0.75 %, below 180 days 0.5 %, then nothing */
export const tiers: readonly (readonly [number, string])[] = [
  [0, '0.01500000'],
  [6, '0.01500000'],
  [7, '0.00750000'],
  [29, '0.00750000'],
  [30, '0.00500000'],
  [179, '0.00500000'],
  [180, '0.00000000'],
]

/** [confirmed, months, first free day] */
export const unlocks: readonly (readonly [string, number, string])[] = [
  ['2026-04-30', 3, '2026-07-30'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2023-11-30', 3, '2024-02-29'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-01-15', 12, '2027-01-15'],
]

/** E1: [holder, requested, confirmed, rest] */
export const largeDay: readonly (readonly [string, string, string, string])[] = [
  ['A', '8000000.00', '4705882.35', '3294117.65'],
  ['B', '5000000.00', '2941176.47', '2058823.53'],
  ['C', '2333333.33', '1372549.02', '960784.31'],
  ['D', '1666666.67', '980392.16', '686274.51'],
]

/** [shares before, out, in, base, large, least accepted] */
export const lines: readonly (readonly [string, string, string, 'gross' | 'net', boolean, string])[] = [
  ['100000000.00', '17000000.00', '3000000.00', 'gross', true, '10000000.00'],
  ['100000000.00', '17000000.00', '3000000.00', 'net', true, '13000000.00'],
  // exactly on the line is not above it
  ['100000000.00', '13000000.00', '3000000.00', 'gross', false, '10000000.00'],
  ['100000000.00', '13000000.01', '3000000.00', 'gross', true, '10000000.00'],
  // E1, next open day
  ['93000000.00', '8313725.49', '0.00', 'gross', false, '8313725.49'],
  // the line is cut to the hundredth of a share, the comparison is exact
  ['0.11', '0.01', '0.00', 'gross', false, '0.01'],
]
