import { type WriteAccess, defineList, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { verificationErrors as e } from './errors.ts'
import { busiId, failureCode, personRole, stage, verifiedId, verifiedSource } from './fields.ts'
import { verificationReview } from './pages.ts'
import { refusalMax, verificationFlow } from './states.ts'

const access: WriteAccess = {
  who: 'pages',
  pages: [verificationReview],
  roles: ['custodian-operator'],
  supervised: false,
}
const base = '/api/operations/verification'

const verificationRow = t.Object({
  id: verifiedId,
  institutionId: t.text(20),
  institutionName: t.institutionName,
  verifiedSource,
  busiId,
  stage,
  askedBy: t.personName,
  role: personRole,
  name: t.text(60),
  /** Masked. */
  idNumber: t.text(18),
  /** The text that the person was asked to read aloud. */
  challenge: t.text(4),
  submittedAt: t.dateTime,
  reviewUntil: t.dateTime,
  decidedBy: t.nullable(t.personName),
  decidedAt: t.nullable(t.dateTime),
  message: t.text(200),
  recording: t.Boolean(),
  actions: t.Array(t.oneOf(...verificationFlow.actions)),
})

/** Submitted verifications: those that wait for the caller's review (oldest first) or those decided (newest first). */
export const verificationList = defineList({
  name: 'verificationList',
  summary: { zh: '身份核验列表', en: 'Identity verifications' },
  path: `${base}/list`,
  filters: { decided: t.Optional(t.Boolean()), cursor: t.Optional(t.text(60)) },
  row: verificationRow,
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
