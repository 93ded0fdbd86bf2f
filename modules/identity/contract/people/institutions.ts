import { type RowOf, defineFields, defineList, defineWrite, f, staleErrors, t } from '@iisp/contract'
import { institutions } from '../pages.ts'
import { staffErrors as e } from './staff-errors.ts'

const base = '/api/operations/institutions'

/** Changes that the caller may propose for an institution now. */
export const institutionActions = ['close', 'reopen'] as const
export type InstitutionAction = (typeof institutionActions)[number]

export const institutionFields = defineFields({
  institutionId: f.text(20, ['机构编号', 'Number']),
  name: f.text(200, ['机构名称', 'Name']),
  nameEn: f.text(200, ['英文名称', 'English name']),
  kind: f.oneOf(
    { manager: ['管理人', 'Manager'], channel: ['渠道', 'Channel'], custodian: ['托管人', 'Custodian'] },
    ['类型', 'Kind'],
  ),
  /** Enabled accounts. */
  people: f.count(['可登录账号', 'Accounts']),
  /** Names of at most five of its administrators; `administratorCount` counts all. */
  administrators: f.named(t.Array(t.personName), ['管理员', 'Administrators']),
  administratorCount: t.Integer({ minimum: 0 }),
  state: f.status({ open: ['正常', 'Open', 'success'], closed: ['已停用', 'Closed', 'neutral'] }, [
    '状态',
    'State',
  ]),
  /**
   * The person who proposed the closing in effect, the reason, and the time of its confirmation; ''
   * and null while the institution is open.
   */
  closedBy: f.person(['停用提出人', 'Closing proposed by']),
  closedAt: f.orNone(f.moment(['停用时间', 'Closed at'])),
  closedReason: f.text(200, ['停用原因', 'Why it was closed']),
  /** Its closing or opening waits for a second person. */
  changePending: t.Boolean(),
  actions: t.Array(t.oneOf(...institutionActions)),
})
export type Institution = RowOf<typeof institutionFields>
const { kind, state } = institutionFields.named

/** All institutions, by id. The keyword finds id and names. */
export const institutionList = defineList({
  name: 'institutionList',
  summary: { zh: '机构列表', en: 'Institutions' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(t.text(50)),
    kind: t.Optional(kind.schema),
    state: t.Optional(state.schema),
  },
  row: institutionFields.row,
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
