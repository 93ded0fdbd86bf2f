import {
  type RowOf,
  type WriteAccess,
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import { verificationErrors as e } from './errors.ts'
import {
  busiId,
  failureCode,
  personRole,
  stage,
  stageField,
  verifiedId,
  verifiedSourceField,
} from './fields.ts'
import { verificationReview } from './pages.ts'
import { refusalMax, verificationFlow } from './states.ts'

const access: WriteAccess = {
  who: 'pages',
  pages: [verificationReview],
  roles: ['custodian-operator'],
  supervised: false,
}
const base = '/api/operations/verification'

export const verificationFields = defineFields({
  id: verifiedId,
  institutionId: t.text(20),
  institutionName: f.named(t.institutionName, ['机构', 'Institution']),
  verifiedSource: verifiedSourceField,
  busiId: f.named(busiId, ['业务编号', 'Business no.']),
  stage: stageField,
  askedBy: f.person(['发起人', 'Asked by']),
  role: personRole,
  name: f.text(60, ['核验人', 'Person']),
  /** Masked. */
  idNumber: f.text(18, ['身份证号码', 'Identity number']),
  /** The text that the person was asked to read aloud. */
  challenge: f.text(4, ['应朗读验证码', 'Code to be read aloud']),
  submittedAt: f.moment(['提交时间', 'Sent at']),
  reviewUntil: f.moment(['审核截止', 'Review until']),
  decidedBy: f.orNone(f.person(['审核人', 'Reviewed by'])),
  decidedAt: f.orNone(f.moment(['审核时间', 'Reviewed at'])),
  message: f.note(200, ['不通过原因', 'Reason of refusal']),
  recording: t.Boolean(),
  actions: t.Array(t.oneOf(...verificationFlow.actions)),
})
export type Verification = RowOf<typeof verificationFields>

/** Submitted verifications: those that wait for the caller's review (oldest first) or those decided (newest first). */
export const verificationList = defineList({
  name: 'verificationList',
  summary: { zh: '身份核验列表', en: 'Identity verifications' },
  path: `${base}/list`,
  filters: { decided: t.Optional(t.Boolean()), cursor: t.Optional(t.text(60)) },
  row: verificationFields.row,
  access,
})

/** The recording itself. Each viewing is recorded in the audit trail. */
export const verificationRecording = defineRead({
  name: 'verificationRecording',
  summary: { zh: '核验录像', en: 'Verification recording' },
  methods: ['POST', 'GET'],
  path: `${base}/recording`,
  input: t.strict({ id: verifiedId }),
  output: t.Unknown(),
  errors: [platformErrors.notFound, e.recordingDeleted],
  access,
  answer: 'file',
})

/** Passes a verification, or refuses it with a code and a reason that is shown to the person. */
export const verificationDecide = defineWrite({
  name: 'verificationDecide',
  summary: { zh: '审核身份核验', en: 'Decide on an identity verification' },
  path: `${base}/decide`,
  input: t.strict({
    id: verifiedId,
    result: t.oneOf(...verificationFlow.actions),
    code: t.Optional(failureCode),
    reason: t.Optional(t.text(refusalMax)),
  }),
  output: t.Object({ stage }),
  errors: [platformErrors.notFound, platformErrors.secondPerson, e.notOpen, e.reasonMissing],
  access,
  idempotent: 'key',
})
