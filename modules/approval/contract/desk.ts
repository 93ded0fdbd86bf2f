import { type WriteAccess, defineList, defineWrite, platformErrors, t } from '@iisp/contract'
import { approvalErrors as e } from './errors.ts'
import { supervisorApprovals } from './pages.ts'
import { applicationStates } from './states.ts'

const access: WriteAccess = {
  who: 'pages',
  pages: [supervisorApprovals],
  roles: ['supervisor'],
  supervised: false,
}

/** What the supervisor who asks may do with an application now. */
export const decisions = ['pass', 'refuse'] as const

/** Applications of super-managers, newest first; `open` gives those to be decided alone. */
export const applyList = defineList({
  name: 'applyList',
  summary: { zh: '督导审批列表', en: 'Approval requests' },
  methods: ['GET', 'POST'],
  path: '/api/common/superMgrAuthorityControl/applyList',
  filters: { open: t.Optional(t.Boolean()) },
  row: t.Object({
    id: t.id,
    applicant: t.text(60),
    /** Whom the applicant acts for. */
    institutionId: t.text(20),
    institutionName: t.text(200),
    account: t.text(128),
    busiType: t.text(32),
    busiName: t.text(100),
    /** What the act is on; '' where that was not known yet. */
    object: t.text(100),
    applyReason: t.text(200),
    appliedAt: t.dateTime,
    state: t.oneOf(...applicationStates),
    /** The caller's own, which somebody else decides. */
    own: t.Boolean(),
    decidedBy: t.nullable(t.text(60)),
    decidedAt: t.nullable(t.dateTime),
    remark: t.text(200),
    usedAt: t.nullable(t.dateTime),
    actions: t.Array(t.oneOf(...decisions)),
  }),
  access,
})

/** Decides an application of today; a refusal says why. */
export const approve = defineWrite({
  name: 'approve',
  summary: { zh: '审批督导申请', en: 'Decide on an approval request' },
  path: '/api/common/superMgrAuthorityControl/approve',
  input: t.strict({ id: t.id, result: t.oneOf(...decisions), remark: t.Optional(t.text(200)) }),
  output: t.Object({ result: t.Literal('success') }),
  errors: [platformErrors.notFound, e.ownApplication, e.notOpen, e.remarkMissing],
  access,
  idempotent: 'no',
})
