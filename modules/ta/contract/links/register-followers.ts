import { type Call, type Slot, type Static, defineSlot, t } from '@iisp/contract'
import { type ConfirmationKind, confirmationKinds } from '../applications/business-codes.ts'

const kinds = Object.keys(confirmationKinds) as ConfirmationKind[]

/** A run or a dividend that has just been confirmed, as those see it who act on it in the same transaction. */
export const confirmedRun = t.strict({
  /** Null of a dividend, as `dividendId` is of a run. */
  runId: t.nullable(t.id),
  dividendId: t.nullable(t.id),
  /** The fund's manager. */
  institutionId: t.text(20),
  productId: t.id,
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
