/** When a subscription may be confirmed: the hours run from signing and payment, whichever is later (募集办法). */
export function coolingOffEnds(signedAt: Date, paidAt: Date, hours: number): Date {
  return new Date(Math.max(signedAt.getTime(), paidAt.getTime()) + hours * 3_600_000)
}
