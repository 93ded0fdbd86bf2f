import { t } from '@iisp/contract'
import { transferDetailCodes, transferTypeCodes } from './codes.ts'

/** A bank or broker account number as typed; the server trims it. */
export const accountNumber = t.oneLine(40, 1)
export const accountName = t.oneLine(200, 1)
export const bankName = t.oneLine(200)
/** 12 digits; '' if the bank has none. */
export const branchNumber = t.String({ pattern: '^([0-9]{12})?$' })
export const code = t.oneLine(30)
/** Answer of a call that only reports success. */
export const done = t.Object({ result: t.Literal('success') })
/** Id of the stored row. */
export const written = t.Object({ ID: t.id })

export const transferType = t.oneOf(...transferTypeCodes)
export const transferDetail = t.oneOf(...transferDetailCodes)
/** Incremented by every change of an order. A step sends the version that the person saw. */
export const version = t.Integer({ minimum: 1, maximum: 2_000_000_000 })
/** HH:mm, Asia/Shanghai. */
export const clock = t.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** Common path of the calls on a single order. */
export const orderPath = '/api/tran/debitTransfer'

/** Input of a step on one order. The actor is taken from the session. */
export const stepInput = t.strict({ id: t.id, version, reason: t.Optional(t.text(200)) })
/** A decision on one order: '1' approves it, '0' returns it and requires a reason. */
export const judgeInput = t.strict({
  id: t.id,
  version,
  result: t.oneOf('0', '1'),
  reason: t.Optional(t.text(200)),
})
