import {
  type WriteAccess,
  dateTime,
  defineList,
  defineWrite,
  id,
  nullable,
  oneOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'
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
    id,
    applicant: text(60),
    /** Whom the applicant acts for. */
    institutionId: text(20),
    institutionName: text(200),
    account: text(128),
    busiType: text(32),
    busiName: text(100),
    /** What the act is on; '' where that was not known yet. */
    object: text(100),
    applyReason: text(200),
    appliedAt: dateTime,
    state: oneOf(...applicationStates),
    /** The caller's own, which somebody else decides. */
    own: t.Boolean(),
    decidedBy: nullable(text(60)),
    decidedAt: nullable(dateTime),
    remark: text(200),
    usedAt: nullable(dateTime),
    actions: t.Array(oneOf(...decisions)),
  }),
  access,
})

/** Decides an application of today; a refusal says why. */
export const approve = defineWrite({
  name: 'approve',
  summary: { zh: '审批督导申请', en: 'Decide on an approval request' },
  path: '/api/common/superMgrAuthorityControl/approve',
  input: strict({ id, result: oneOf(...decisions), remark: t.Optional(text(200)) }),
  output: t.Object({ result: t.Literal('success') }),
  errors: [platformErrors.notFound, e.ownApplication, e.notOpen, e.remarkMissing],
  access,
  idempotent: 'no',
})
