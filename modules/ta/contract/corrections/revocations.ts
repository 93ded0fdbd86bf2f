import { defineWrite, staleErrors, t, platformErrors } from '@iisp/contract'
import { conversionErrors } from '../conversions/conversion-errors.ts'
import { dividendErrors } from '../dividends/dividend-errors.ts'
import { taErrors as e } from '../errors.ts'
import { feeDayErrors } from '../fee-days/fee-day-errors.ts'
import { revocationReasonMax } from './reversal-request.ts'
import { dealingDesk, dividendDesk, feeDayDesk } from '../pages.ts'

const base = '/api/ta/revocations'
/** Kinds of cases that can be reversed after confirmation. */
export const reversibleKinds = ['run', 'dividend', 'fee-day'] as const
export type ReversibleKind = (typeof reversibleKinds)[number]

const access = { who: 'pages', pages: [dealingDesk, dividendDesk, feeDayDesk], supervised: false } as const
const named = {
  kind: t.oneOf(...reversibleKinds),
  id: t.id,
  version: t.version,
}

/**
 * Requests the reversal of a confirmed run, dividend or fee day. Another person then reverses it, or either of them
 * cancels the request.
 */
export const revocationAsk = defineWrite({
  summary: { zh: '申请撤销或更正', en: 'Ask for a revocation' },
  path: `${base}/revocationAsk`,
  input: t.strict({ ...named, reason: t.text(revocationReasonMax) }),
  output: t.Null(),
  errors: [
    ...staleErrors,
    platformErrors.caseMoved,
    platformErrors.reasonMissing,
    e.revocationAsked,
    e.runNotLatest,
    e.runPaid,
    conversionErrors.conversionTaken,
    dividendErrors.paidOn,
    dividendErrors.runSince,
    dividendErrors.feeDaySince,
    dividendErrors.dividendSince,
    dividendErrors.paying,
    dividendErrors.notRevocable,
    feeDayErrors.taken,
    feeDayErrors.runSince,
    feeDayErrors.dividendSince,
    feeDayErrors.feeDaySince,
  ],
  access,
  idempotent: 'no',
})

/** Cancels the request; the case stays confirmed. */
export const revocationDrop = defineWrite({
  summary: { zh: '取消撤销或更正申请', en: 'Drop a request to revoke' },
  path: `${base}/revocationDrop`,
  input: t.strict(named),
  output: t.Null(),
  errors: staleErrors,
  access,
  idempotent: 'no',
})
