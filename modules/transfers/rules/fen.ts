/** Money text with two places as whole fen; exact where a binary fraction is not. */
export function toFen(amount: string): bigint {
  const parts = /^(-?)(\d+)\.(\d{2})$/.exec(amount)
  if (parts === null) throw new Error(`not an amount: ${amount}`)
  const fen = BigInt(parts[2]! + parts[3]!)
  return parts[1] === '-' ? -fen : fen
}

/** Whole fen as money text with two places. */
export function fromFen(fen: bigint): string {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0')
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
