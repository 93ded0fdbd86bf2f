// Inside the register every figure is a whole number: no rounding happens unless a rule asks for it.

/** Money in fen, 0.01 yuan. */
export type Fen = bigint
/** Shares in hundredths. */
export type Shares = bigint
/** Net asset value of a share in units of 0.00000001 yuan, independent of the decimals that the fund publishes. */
export type Nav = bigint
/** A share of an amount in units of 0.00000001. */
export type Rate = bigint

export const oneNav = 100_000_000n
export const oneRate = 100_000_000n

const shape = /^-?(?:0|[1-9][0-9]{0,29})(?:\.([0-9]{1,18}))?$/

/**
 * The decimal in units of its last place, for the given number of places. Throws TypeError for other text and for
 * more places.
 */
export function parseUnits(text: string, places: number): bigint {
  const fraction = typeof text === 'string' ? shape.exec(text) : null
  if (fraction === null) throw new TypeError(`not a decimal string: ${text}`)
  const digits = fraction[1] ?? ''
  if (digits.length > places) throw new TypeError(`more than ${places} places: ${text}`)
  return BigInt(text.replace('.', '') + '0'.repeat(places - digits.length))
}

/** The decimal string with exactly the given number of places. */
export function formatUnits(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`
}

export const toFen = (text: string): Fen => parseUnits(text, 2)
export const fromFen = (fen: Fen): string => formatUnits(fen, 2)
export const toShares = (text: string): Shares => parseUnits(text, 2)
export const fromShares = (shares: Shares): string => formatUnits(shares, 2)
export const toRate = (text: string): Rate => parseUnits(text, 8)
export const fromRate = (rate: Rate): string => formatUnits(rate, 8)
export const toNav = (text: string): Nav => parseUnits(text, 8)

/** Throws RangeError if the value has more decimals than the fund publishes: round it first. */
export function fromNav(nav: Nav, places: number): string {
  const unit = 10n ** BigInt(8 - places)
  if (nav % unit !== 0n) throw new RangeError(`more than ${places} places: ${formatUnits(nav, 8)}`)
  return formatUnits(nav / unit, places)
}
