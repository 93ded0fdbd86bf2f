import { type RowOf, defineDecide, defineFields, defineList, f, t } from '@iisp/contract'
import { registrationErrors as e } from '../errors.ts'
import { partyDesk } from '../pages.ts'
import { partyFields, partyKindCodes } from './parties.ts'
import { partyFlow } from './party-states.ts'

const base = '/api/operations/registrations'

export const deskPartyFields = defineFields({
  ...partyFields,
  id: t.id,
  endorsedBy: f.person(['初审人', 'Examined by']),
  decidedBy: f.person(['办理人', 'Decided by']),
  /** Another application with this credit code is open or accepted. */
  duplicate: t.Boolean(),
  /** The institution that was opened; '' for none. */
  institutionId: f.text(20, ['开立机构', 'Institution']),
  actions: t.Array(t.oneOf(...partyFlow.actions)),
})
export type DeskParty = RowOf<typeof deskPartyFields>

/** All applications, newest first; `open` lists only applications that the caller may decide. */
export const partyDeskList = defineList({
  summary: { zh: '参与方登记列表', en: 'Applications of fund parties' },
  path: `${base}/partyDeskList`,
  filters: {
    open: t.Optional(t.Boolean()),
    state: t.Optional(t.oneOf(...partyFlow.all)),
    kind: t.Optional(t.oneOf(...partyKindCodes)),
    keyword: t.Optional(t.text(50)),
  },
  row: deskPartyFields.row,
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
