import { id, oneLine, oneOf, strict, t, text } from '@iisp/contract'
import { transferDetailCodes, transferTypeCodes } from './codes.ts'

/** A bank or broker account number as typed: outer blanks are trimmed by the server. */
export const accountNumber = oneLine(40, 1)
export const accountName = oneLine(200, 1)
export const bankName = oneLine(200)
/** 12 digits; '' where the bank has none. */
export const branchNumber = t.String({ pattern: '^([0-9]{12})?$' })
export const code = oneLine(30)
/** Answer of a call that has nothing to tell but success. */
export const done = t.Object({ result: t.Literal('success') })
/** Key of the thing that was written. */
export const written = t.Object({ ID: id })

export const transferType = oneOf(...transferTypeCodes)
export const transferDetail = oneOf(...transferDetailCodes)
/** Counts every change of an order; a step names the version that the person saw. */
export const version = t.Integer({ minimum: 1, maximum: 2_000_000_000 })
/** HH:mm, Asia/Shanghai. */
export const clock = t.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** Path below which the calls on one order lie. */
export const orderPath = '/api/tran/debitTransfer'

/** A step on one order: who takes it is the session's person. */
export const stepInput = strict({ id, version, reason: t.Optional(text(200)) })
/** A yes or no on one order: '1' lets it pass, '0' returns it and needs a reason. */
export const judgeInput = strict({
  id,
  version,
  result: oneOf('0', '1'),
  reason: t.Optional(text(200)),
})
