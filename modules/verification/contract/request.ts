import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { verificationErrors as e } from './errors.ts'
import { busiId, personRole, stage, verifiedId, verifiedSource } from './fields.ts'

/**
 * Requests a code to scan, which invalidates an unused one for the same business. A verification under review, or passed
 * and not used, is returned again. `valid`: seconds; `qrUrl` is a path if the installation has no PUBLIC_ORIGIN.
 */
export const getVerifiedId = defineWrite({
  summary: { zh: '获取核验二维码', en: 'Request a verification QR code' },
  path: '/api/common/verified/getVerifiedId',
  input: t.strict({ verifiedSource, busiId }),
  output: t.Object({
    verifiedId,
    valid: t.Integer({ minimum: 0 }),
    qrUrl: t.text(2000),
    stage,
    /** The people who may be verified; names are masked. */
    persons: t.Array(t.Object({ role: personRole, name: t.text(60) })),
  }),
  errors: [e.nobodyRegistered, e.tooManyCodes],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})

/**
 * Status of a verification, for the session that requested it. Face: status 1000 with ispass '1' passed; 1001, 1002,
 * 1009 failed; anything else pending; a message with 失效 means that the code has expired. Video: verifiedStatus '1' passed,
 * '2' failed, '0' pending. Form-encoded bodies are read too.
 */
export const getVerifiedResult = defineRead({
  summary: { zh: '查询核验结果', en: 'Verification result' },
  methods: ['POST', 'GET'],
  path: '/api/common/verified/getVerifiedResult',
  input: t.strict({ verifiedId, verifiedSource }),
  output: t.Object({
    verifiedResult: t.Object({
      status: t.text(4),
      message: t.text(200),
      data: t.Object({ ispass: t.oneOf('0', '1') }),
    }),
    verifiedStatus: t.oneOf('0', '1', '2'),
    stage,
    /** The verified person; null until verified. */
    person: t.nullable(t.Object({ role: personRole, name: t.text(60) })),
  }),
  errors: [platformErrors.notFound],
  access: { who: 'session' },
  body: 'form',
})

/**
 * For other modules, inside their own transaction: uses up the passed verification of this business, exactly once.
 * Refuses if none has passed for the calling person and institution.
 */
export const useVerification = defineWrite({
  name: 'useVerification',
  summary: { zh: '提交时使用已通过的核验', en: 'Use a passed verification for a submission' },
  path: '/module/verification/use',
  input: t.strict({ verifiedSource, busiId }),
  output: t.Object({ verifiedId, role: personRole, name: t.text(60) }),
  errors: [e.notVerified],
  access: { who: 'module' },
  idempotent: 'no',
})
