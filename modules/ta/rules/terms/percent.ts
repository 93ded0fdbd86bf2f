/** The digits with the point moved by two places. */
function moved(text: string, direction: 'left' | 'right'): readonly [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = text.split('.')
  const digits =
    direction === 'right' ? `${whole}${fraction.padEnd(2, '0')}` : `${whole.padStart(3, '0')}${fraction}`
  const point = direction === 'right' ? whole.length + 2 : Math.max(whole.length, 3) - 2
  return [digits.slice(0, point).replace(/^0+(?=\d)/, ''), digits.slice(point)]
}
const withPlaces = ([whole, fraction]: readonly [string, string], least: number) =>
  `${whole}.${fraction.replace(/0+$/, '').padEnd(least, '0')}`

/** A rate as a form shows it in per cent: '0.0150' is '1.5000'. '' stays ''. */
export const percentOf = (rate: string): string => (rate === '' ? '' : withPlaces(moved(rate, 'right'), 4))

/** Converts per cent to a rate: '1.5000' is '0.0150'. '' stays ''. */
export const rateOf = (percent: string): string =>
  percent === '' ? '' : withPlaces(moved(percent, 'left'), 4)

/** A rate in words: '0.0150' is '1.50%'. */
export const percentText = (rate: string): string => `${withPlaces(moved(rate, 'right'), 2)}%`
