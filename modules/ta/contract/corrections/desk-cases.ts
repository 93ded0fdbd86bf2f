import { type TSchema, t } from '@iisp/contract'
import { deskReasonMax } from '../desk-reason.ts'
import { asked } from './asked.ts'

/** Fields that dividends and fee days share: both are entered for a fund, computed, confirmed and may be revoked. */

/** A case in the version that the person saw. */
export const versioned = { id: t.id, version: t.version }
/** What a move answers. */
export const movedTo = <S extends TSchema>(state: S) => t.Object({ id: t.id, state, version: t.version })

/** What a list shows of every case. */
export const caseRow = <S extends TSchema>(state: S) => ({
  ...versioned,
  productId: t.id,
  productCode: t.text(20),
  productName: t.text(200),
  institutionName: t.text(200),
  state,
  enteredBy: t.personName,
  enteredAt: t.dateTime,
})
/** `open`: only those that are not confirmed. */
export const caseFilters = <S extends TSchema>(state: S) => ({
  open: t.Optional(t.Boolean()),
  state: t.Optional(state),
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
  keyword: t.Optional(t.text(50)),
})

/** What a detail shows of every case besides its row. */
export const caseDetail = {
  /** Why it cannot be revoked, in the reader's language; null where it can or is not confirmed. */
  revokeBlock: t.nullable(t.text(300)),
  /** Null unless somebody asks for it to be revoked. */
  asked: t.nullable(asked),
  steps: t.Array(
    t.Object({
      seq: t.Integer(),
      event: t.text(30),
      person: t.personName,
      reason: t.text(deskReasonMax),
      at: t.dateTime,
    }),
  ),
}
/** Whose account a row of the detail is of. */
export const holderFields = {
  id: t.id,
  /** Masked for whoever is not of the manager. */
  investorName: t.text(120),
  fundAccount: t.text(12),
  tradingAccount: t.text(20),
}
