/** The end of the cooling-off period. Its hours run from the later of signing and payment (募集办法). */
export function coolingOffEnds(signedAt: Date, paidAt: Date, hours: number): Date {
  return new Date(Math.max(signedAt.getTime(), paidAt.getTime()) + hours * 3_600_000)
}
