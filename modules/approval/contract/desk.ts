import { type WriteAccess, defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { approvalErrors as e } from './errors.ts'
import { supervisorApprovals } from './pages.ts'
import { applicationStates, approvalFlow, remarkMax } from './states.ts'

const access: WriteAccess = {
  who: 'pages',
  pages: [supervisorApprovals],
  roles: ['supervisor'],
  supervised: false,
}

/** Requests of super-managers, newest first; `open` lists only those that the caller may decide. */
export const applyList = defineList({
  summary: { zh: '督导审批列表', en: 'Approval requests' },
  methods: ['GET', 'POST'],
  path: '/api/common/superMgrAuthorityControl/applyList',
  filters: { open: t.Optional(t.Boolean()) },
  row: t.Object({
    id: t.id,
    applicant: t.personName,
    /** The institution for which the applicant acts. */
    institutionId: t.text(20),
    institutionName: t.institutionName,
    account: t.text(128),
    busiType: t.text(32),
    busiName: t.text(100),
    /** The object of the act; '' if not known at the time of the request. */
    object: t.text(100),
    applyReason: t.text(200),
    appliedAt: t.dateTime,
    state: t.oneOf(...applicationStates),
    decidedBy: t.nullable(t.personName),
    decidedAt: t.nullable(t.dateTime),
    remark: t.text(remarkMax),
    usedAt: t.nullable(t.dateTime),
    actions: t.Array(t.oneOf(...approvalFlow.actions)),
  }),
  access,
})

/** Decides a request of today. Refusing it requires a reason. */
export const approve = defineWrite({
  summary: { zh: '审批督导申请', en: 'Decide on an approval request' },
  path: '/api/common/superMgrAuthorityControl/approve',
  input: t.strict({
    id: t.id,
    result: t.oneOf('pass', 'refuse'),
    remark: t.Optional(t.text(remarkMax)),
  }),
  output: t.Object({ result: t.Literal('success') }),
  errors: [platformErrors.notFound, platformErrors.secondPerson, e.notOpen, e.remarkMissing],
  access,
  idempotent: 'no',
})
