import { type Field, type TSchema, enteredFields, f, t } from '@iisp/contract'
import { deskReasonMax } from '../desk-reason.ts'
import { fundAndManagerFields } from '../fund-fields.ts'
import { reversalRequest } from './reversal-request.ts'

/** Fields that dividends and fee days share: both are entered for a fund, computed, confirmed and may be revoked. */

/** A case in the version that the person saw. */
export const versioned = { id: t.id, version: t.version }
/** Answer of a move: the case's new state and version. */
export const movedTo = <S extends TSchema>(state: S) => t.Object({ id: t.id, state, version: t.version })

/** Fields that every list of cases has. */
export const caseFields = <S extends Field>(state: S) => ({
  ...versioned,
  ...fundAndManagerFields,
  state,
  ...enteredFields,
})
/** `open` keeps only cases that are not confirmed. */
export const caseFilters = <S extends TSchema>(state: S) => ({
  open: t.Optional(t.Boolean()),
  state: t.Optional(state),
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
  keyword: t.Optional(t.text(50)),
})

/** Fields that every detail of a case has besides its row. */
export const caseDetail = {
  /** Why it cannot be revoked, in the reader's language. Null if it can be revoked or is not confirmed. */
  revokeBlock: f.orNone(f.note(300, ['撤销', 'Revoked'])),
  /** The request to revoke it; null without one. */
  asked: t.nullable(reversalRequest),
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
