import { toNav, toShares } from '../amounts/units.ts'
import type { RunInput } from '../run/run-input.ts'
import { termsWith } from './terms.ts'

/** A run of 30 April 2026 at 1.2345 without applications; no fees, no limits. */
export const runWith = (changed: Partial<RunInput> = {}): RunInput => ({
  terms: termsWith(),
  openDay: '2026-04-30',
  confirmedOn: '2026-05-06',
  nav: toNav('1.2345'),
  sharesBefore: toShares('100000000.00'),
  holdersBefore: 10,
  applications: [],
  lots: [],
  frozen: new Map(),
  targets: new Map(),
  decision: null,
  largeDaysBefore: 0,
  ...changed,
})

/** The head of an application of holder H in account T of the same number. */
export const headOf = (number: string, who = '1') => ({
  number,
  account: `T${who}`,
  holder: `H${who}`,
  submittedAt: '2026-04-30 10:00:00',
  distributor: '001',
})
