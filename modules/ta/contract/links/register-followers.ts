import { type Call, type Slot, type Static, defineSlot, t } from '@iisp/contract'
import { type ConfirmationKind, confirmationKinds } from '../applications/business-codes.ts'

const kinds = Object.keys(confirmationKinds) as ConfirmationKind[]

const fund = {
  /** The fund's manager. */
  institutionId: t.text(20),
  productId: t.id,
}
const which = {
  /** Identifies the dealt case across its corrections: the open day of a run, or `dividend-<id>`. */
  occasion: t.oneLine(40, 1),
  /** 1 for the first attempt, increased by one with each correction. */
  attempt: t.Integer({ minimum: 1, maximum: 1000 }),
}

/** A run or a dividend that has just been confirmed, for modules that act on it in the same transaction. */
export const confirmedRun = t.strict({
  /** Null for a dividend; `dividendId` is null for a run. */
  runId: t.nullable(t.id),
  dividendId: t.nullable(t.id),
  ...fund,
  ...which,
  /** The open day, or the ex-date of a dividend. */
  dealingDate: t.date,
  /** Followers deal on this day at the earliest. */
  confirmedOn: t.date,
  unitNav: t.text(20),
  /**
   * Only confirmations with shares or money; shares are negative where they leave the holder. For a dividend, only
   * cash.
   */
  confirmations: t.Array(
    t.strict({
      id: t.id,
      applicationId: t.nullable(t.id),
      kind: t.oneOf(...kinds),
      investorId: t.id,
      tradingAccountId: t.id,
      shares: t.signedAmount,
      grossAmount: t.amount,
      /** Money that the fund receives or pays; for a conversion out, with its top-up. */
      netAmount: t.amount,
      settlesOn: t.nullable(t.date),
    }),
    { maxItems: 200_000 },
  ),
})
export type ConfirmedRun = Static<typeof confirmedRun>

/**
 * Calls of other modules (`who: 'module'`, input `confirmedRun`) that act on a confirmed run or dividend inside its
 * transaction. A follower that fails for one of its own objects must handle that failure itself, so that the run
 * stays confirmed.
 */
export const registerFollowers: Slot<Call<typeof confirmedRun>> =
  defineSlot<Call<typeof confirmedRun>>('register-followers')

/** A run or a dividend whose confirmation has just been reversed. */
export const takenBackRun = t.strict({
  ...fund,
  ...which,
  /** The open day, or the ex-date of a dividend. */
  dealingDate: t.date,
})
export type TakenBackRun = Static<typeof takenBackRun>

/**
 * Calls of other modules (`who: 'module'`, input `takenBackRun`) that undo their own effects of the run or dividend
 * in the same transaction.
 */
export const takeBackFollowers: Slot<Call<typeof takenBackRun>> =
  defineSlot<Call<typeof takenBackRun>>('take-back-followers')
