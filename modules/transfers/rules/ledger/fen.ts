/** Converts a decimal string with two places to whole fen, without rounding errors. */
export function toFen(amount: string): bigint {
  if (!/^-?\d+\.\d{2}$/.test(amount)) throw new Error(`not an amount: ${amount}`)
  return BigInt(amount.replace('.', ''))
}

/** Converts whole fen to a decimal string with two places. */
export function fromFen(fen: bigint): string {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
