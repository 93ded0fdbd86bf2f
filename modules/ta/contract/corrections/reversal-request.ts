import { t } from '@iisp/contract'

export const revocationReasonMax = 300

/** The request to reverse a case, as its detail shows it. */
export const reversalRequest = t.Object({
  by: t.personName,
  reason: t.text(revocationReasonMax),
  /** Payments of the case are withheld until it is reversed or the request is cancelled. */
  holdsMoney: t.Boolean(),
})
