/** Money text with two places as whole fen; exact where a binary fraction is not. */
export function toFen(amount: string): bigint {
  if (!/^-?\d+\.\d{2}$/.test(amount)) throw new Error(`not an amount: ${amount}`)
  return BigInt(amount.replace('.', ''))
}

/** Whole fen as money text with two places. */
export function fromFen(fen: bigint): string {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
