/**
 * Lifetime of a sign-in QR code, and the period in which requested codes count towards the limits,
 * in seconds.
 */
export const sweepCode = { seconds: 120, countedSeconds: 600 } as const

/** Codes asked for in the last ten minutes. */
export interface SweepCodesAsked {
  readonly device: number
  readonly network: number
}
/** A page that is left open asks for one every two minutes; a network may be a whole office. */
export const mayAskSweepCode = (asked: SweepCodesAsked): boolean => asked.device < 20 && asked.network < 200
