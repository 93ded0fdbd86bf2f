import { type Static, defineDecide, defineList, t } from '@iisp/contract'
import { registrationErrors as e } from '../errors.ts'
import { partyDesk } from '../pages.ts'
import { partyForm, partyKinds, partyLimits } from './parties.ts'
import { decisionReasonMax, partyFlow } from './party-states.ts'

const base = '/api/operations/registrations'

const deskParty = t.Object({
  ...partyForm,
  id: t.id,
  number: t.text(20),
  phone: t.text(20),
  email: t.text(partyLimits.email),
  state: t.oneOf(...partyFlow.all),
  submittedAt: t.dateTime,
  endorsedBy: t.personName,
  decidedBy: t.personName,
  decidedAt: t.nullable(t.dateTime),
  reason: t.text(decisionReasonMax),
  /** Another application with this credit code is open or accepted. */
  duplicate: t.Boolean(),
  /** The institution that was opened; '' for none. */
  institutionId: t.text(20),
  version: t.version,
  actions: t.Array(t.oneOf(...partyFlow.actions)),
})
export type DeskParty = Static<typeof deskParty>

/** All applications, newest first; `open` lists only applications that the caller may decide. */
export const partyDeskList = defineList({
  summary: { zh: '参与方登记列表', en: 'Applications of fund parties' },
  path: `${base}/partyDeskList`,
  filters: {
    open: t.Optional(t.Boolean()),
    state: t.Optional(t.oneOf(...partyFlow.all)),
    kind: t.Optional(t.oneOf(...partyKinds)),
    keyword: t.Optional(t.text(50)),
  },
  row: deskParty,
  access: { who: 'pages', pages: [partyDesk] },
})

/**
 * Examines an application and has a second person accept it, returns it for completion, or refuses
 * it. Acceptance opens the institution of a manager or channel and the account of its
 * administrator. `version` is the version that the caller read.
 */
export const partyDecide = defineDecide(partyFlow, {
  summary: { zh: '办理参与方登记', en: 'Decide on an application' },
  path: `${base}/partyDecide`,
  actions: partyFlow.actions,
  errors: [e.creditCodeTaken],
  access: { who: 'pages', pages: [partyDesk], supervised: false, freshFactor: true },
})
