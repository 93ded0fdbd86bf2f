import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { verificationErrors as e } from './errors.ts'
import { personRole, stage, verifiedId, verifiedSource } from './fields.ts'

/** The phone is not signed in; it is identified only by the one-time id in the scanned address. */
const access = { who: 'public' } as const
const base = '/api/common/verified/phone'

/** Details of the scanned code. */
export const phoneInfo = defineRead({
  name: 'phoneInfo',
  summary: { zh: '手机端：核验信息', en: 'Phone: verification details' },
  methods: ['POST'],
  path: `${base}/info`,
  input: t.strict({ verifiedId }),
  output: t.Object({
    verifiedSource,
    stage,
    /** Whether this phone may begin. */
    actions: t.Array(t.oneOf('begin')),
    /** Remaining seconds. */
    valid: t.Integer({ minimum: 0 }),
    institutionName: t.institutionName,
    roles: t.Array(personRole),
  }),
  errors: [platformErrors.notFound],
  access,
})

/**
 * The person enters their identity and agrees to be recorded. The returned token allows only this phone to send the
 * recording; `challenge` must be read aloud. Three wrong identities invalidate the code.
 */
export const phoneBegin = defineWrite({
  name: 'phoneBegin',
  summary: { zh: '手机端：登记核验人', en: 'Phone: begin a verification' },
  path: `${base}/begin`,
  input: t.strict({
    verifiedId,
    role: personRole,
    name: t.oneLine(60),
    idNumber: t.oneLine(18),
    consent: t.Literal(true),
  }),
  output: t.Object({ token: t.text(400), challenge: t.text(4), valid: t.Integer({ minimum: 0 }) }),
  errors: [
    platformErrors.notFound,
    e.codeDead,
    e.nameMissing,
    e.idNumberWrong,
    e.personUnknown,
    e.takenElsewhere,
  ],
  access,
  idempotent: 'no',
})

/** Takes the recording (multipart part `file`, 20 MB at most) and hands it to the reviewer; works once. */
export const phoneUpload = defineWrite({
  name: 'phoneUpload',
  summary: { zh: '手机端：提交录像', en: 'Phone: submit the recording' },
  path: `${base}/upload`,
  input: t.strict({ verifiedId, token: t.String({ pattern: '^[A-Za-z0-9_-]{40,400}$' }) }),
  output: t.Object({ stage, message: t.nullable(t.text(200)) }),
  errors: [
    e.uploadedTooOften,
    platformErrors.notFound,
    platformErrors.tooLarge,
    e.codeDead,
    e.recordingMissing,
    e.recordingKind,
    e.providerDown,
  ],
  access,
  idempotent: 'no',
  body: 'upload',
})
