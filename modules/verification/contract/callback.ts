import { defineWrite, t } from '@iisp/contract'
import { verificationErrors as e } from './errors.ts'
import { verifiedId } from './fields.ts'

/**
 * The verification service reports its result. `signature`: HMAC-SHA256 with VERIFY_SECRET, in hexadecimal, over
 * verifiedId, status, message, timestamp and nonce joined by line feeds. `timestamp`: seconds since 1970, within five
 * minutes. Each nonce works once.
 */
export const verifiedCallback = defineWrite({
  name: 'verifiedCallback',
  summary: { zh: '核验服务回调', en: 'Callback of the verification service' },
  path: '/api/common/verified/callback',
  input: t.strict({
    verifiedId,
    status: t.oneOf('1000', '1001', '1002', '1009'),
    message: t.text(100),
    timestamp: t.Integer({ minimum: 0, maximum: 99_999_999_999 }),
    nonce: t.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }),
    signature: t.String({ pattern: '^[0-9a-f]{64}$' }),
  }),
  errors: [e.noProvider, e.callbackRefused, e.notOpen],
  access: { who: 'public' },
  idempotent: 'no',
})

/** Called by this module's schedule: deletes the recordings whose retention period is over. */
export const deleteOldRecordings = defineWrite({
  summary: { zh: '删除到期录像', en: 'Delete expired recordings' },
  path: '/module/verification/deleteOldRecordings',
  output: t.Object({ deleted: t.Integer({ minimum: 0 }), failed: t.Integer({ minimum: 0 }) }),
  access: { who: 'module' },
  idempotent: 'yes',
})
