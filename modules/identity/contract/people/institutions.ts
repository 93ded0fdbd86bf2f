import { type Static, defineList, defineWrite, institutionKinds, staleErrors, t } from '@iisp/contract'
import { institutions } from '../pages.ts'
import { staffErrors as e } from './staff-errors.ts'

const base = '/api/operations/institutions'

export const institutionStates = ['open', 'closed'] as const
/** Changes that the caller may propose for an institution now. */
export const institutionActions = ['close', 'reopen'] as const
export type InstitutionAction = (typeof institutionActions)[number]

const institution = t.Object({
  institutionId: t.text(20),
  name: t.text(200),
  nameEn: t.text(200),
  kind: t.oneOf(...institutionKinds),
  /** Enabled accounts. */
  people: t.Integer({ minimum: 0 }),
  /** Names of at most five of its administrators; `administratorCount` counts all. */
  administrators: t.Array(t.personName),
  administratorCount: t.Integer({ minimum: 0 }),
  state: t.oneOf(...institutionStates),
  /**
   * The person who proposed the closing in effect, the reason, and the time of its confirmation; ''
   * and null while the institution is open.
   */
  closedBy: t.personName,
  closedAt: t.nullable(t.dateTime),
  closedReason: t.text(200),
  /** Its closing or opening waits for a second person. */
  changePending: t.Boolean(),
  actions: t.Array(t.oneOf(...institutionActions)),
})
export type Institution = Static<typeof institution>

/** All institutions, by id. The keyword finds id and names. */
export const institutionList = defineList({
  name: 'institutionList',
  summary: { zh: '机构列表', en: 'Institutions' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(t.text(50)),
    kind: t.Optional(t.oneOf(...institutionKinds)),
    state: t.Optional(t.oneOf(...institutionStates)),
  },
  row: institution,
  access: { who: 'pages', pages: [institutions], roles: ['custodian-operator', 'system-administrator'] },
})

/**
 * Proposes to close or reopen an institution. The closing takes effect once a second person of the
 * custodian confirms it among the changes of people: the sessions of its people end and they cannot
 * sign in. A confirmed reopening lets them sign in again.
 */
export const institutionPropose = defineWrite({
  name: 'institutionPropose',
  summary: { zh: '提出停用或恢复机构', en: 'Propose to close or reopen an institution' },
  path: `${base}/propose`,
  input: t.strict({
    institutionId: t.text(20, 1),
    action: t.oneOf(...institutionActions),
    reason: t.text(200, 1),
  }),
  errors: [
    ...staleErrors,
    e.staffAsAnother,
    e.institutionPending,
    e.staffChangePending,
    e.staffChangeTooOften,
    e.ownInstitution,
  ],
  access: {
    who: 'pages',
    pages: [institutions],
    roles: ['custodian-operator', 'system-administrator'],
    supervised: false,
    freshFactor: true,
  },
  idempotent: 'no',
})
