import { t } from '@iisp/contract'

export const revocationReasonMax = 300

/** Of a detail: somebody asks for it to be taken back. */
export const asked = t.Object({
  by: t.personName,
  reason: t.text(revocationReasonMax),
  /** Money of it is not paid until that is done or the request is dropped. */
  holdsMoney: t.Boolean(),
})
