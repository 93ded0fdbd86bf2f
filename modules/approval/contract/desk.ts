import { type WriteAccess, defineFields, defineList, defineWrite, f, platformErrors, t } from '@iisp/contract'
import { approvalErrors as e } from './errors.ts'
import { supervisorApprovals } from './pages.ts'
import { applicationStates, approvalFlow, remarkMax } from './states.ts'

const access: WriteAccess = {
  who: 'pages',
  pages: [supervisorApprovals],
  roles: ['supervisor'],
  supervised: false,
}

/** A request of a super-manager. */
export const applicationFields = defineFields({
  id: t.id,
  applicant: f.person(['申请人', 'Applied by']),
  /** The institution for which the applicant acts. */
  institutionId: t.text(20),
  institutionName: f.named(t.institutionName, ['代操作机构', 'Acts for']),
  account: f.text(128, ['代操作账号', 'Acts as']),
  busiType: t.text(32),
  busiName: f.text(100, ['业务', 'Business']),
  /** The object of the act; '' if not known at the time of the request. */
  object: f.text(100, ['办理对象', 'Applies to']),
  applyReason: f.text(200, ['申请原因', 'Reason']),
  appliedAt: f.moment(['申请时间', 'Applied at']),
  state: f.state(applicationStates, ['状态', 'State']),
  decidedBy: f.orNone(f.person(['审批人', 'Decided by'])),
  decidedAt: f.orNone(f.moment(['审批时间', 'Decided at'])),
  remark: f.text(remarkMax, ['审批意见', 'Remark']),
  usedAt: f.orNone(f.moment(['使用时间', 'Used at'])),
  actions: t.Array(t.oneOf(...approvalFlow.actions)),
})

/** Requests of super-managers, newest first; `open` lists only those that the caller may decide. */
export const applyList = defineList({
  summary: { zh: '督导审批列表', en: 'Approval requests' },
  methods: ['GET', 'POST'],
  path: '/api/common/superMgrAuthorityControl/applyList',
  filters: { open: t.Optional(t.Boolean()) },
  row: applicationFields.row,
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
