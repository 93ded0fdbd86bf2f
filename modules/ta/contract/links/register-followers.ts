import { type Call, type Slot, type Static, defineSlot, t } from '@iisp/contract'
import { type ConfirmationKind, confirmationKinds } from '../applications/business-codes.ts'

const kinds = Object.keys(confirmationKinds) as ConfirmationKind[]

const fund = {
  /** The fund's manager. */
  institutionId: t.text(20),
  productId: t.id,
}
const which = {
  /** What was dealt, the same for whatever corrects it: the open day of a run, `dividend-<id>` of a dividend. */
  occasion: t.oneLine(40, 1),
  /** 1, and one more with each correction. */
  attempt: t.Integer({ minimum: 1, maximum: 1000 }),
}

/** A run or a dividend that has just been confirmed, as those see it who act on it in the same transaction. */
export const confirmedRun = t.strict({
  /** Null of a dividend, as `dividendId` is of a run. */
  runId: t.nullable(t.id),
  dividendId: t.nullable(t.id),
  ...fund,
  ...which,
  /** The open day, or the ex-date of a dividend. */
  dealingDate: t.date,
  /** Whoever follows deals on this day at the earliest. */
  confirmedOn: t.date,
  unitNav: t.text(20),
  /** Only what was confirmed with shares or money; shares are negative where they leave the holder. Of a dividend only
   * what is paid out. */
  confirmations: t.Array(
    t.strict({
      id: t.id,
      applicationId: t.nullable(t.id),
      kind: t.oneOf(...kinds),
      investorId: t.id,
      tradingAccountId: t.id,
      shares: t.signedAmount,
      grossAmount: t.amount,
      /** What the fund gets or pays, of a conversion out with its top-up. */
      netAmount: t.amount,
      settlesOn: t.nullable(t.date),
    }),
    { maxItems: 200_000 },
  ),
})
export type ConfirmedRun = Static<typeof confirmedRun>

/**
 * Calls of other modules (`who: 'module'`, input `confirmedRun`) that act on a confirmed run or dividend inside its
 * transaction. A follower that can fail for one of its own objects keeps the failure to itself: the run stays confirmed.
 */
export const registerFollowers: Slot<Call<typeof confirmedRun>> =
  defineSlot<Call<typeof confirmedRun>>('register-followers')

/** A run or a dividend whose confirmation has just been taken back. */
export const takenBackRun = t.strict({
  ...fund,
  ...which,
  /** The open day, or the ex-date of a dividend. */
  dealingDate: t.date,
})
export type TakenBackRun = Static<typeof takenBackRun>

/** Calls of other modules (`who: 'module'`, input `takenBackRun`) that undo, in the same transaction, what they had done. */
export const takeBackFollowers: Slot<Call<typeof takenBackRun>> =
  defineSlot<Call<typeof takenBackRun>>('take-back-followers')
