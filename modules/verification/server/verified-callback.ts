import { refuse } from '@iisp/contract'
import { type Handler, type Writer, isTimely, sessionHandler } from '@iisp/server'
import { verifiedCallback as call } from '../contract/callback.ts'
import { verificationErrors } from '../contract/errors.ts'
import { decide } from './decide.ts'
import type { VerificationParts } from './parts.ts'
import { withScanned } from './scanned.ts'
import { byProvider } from './verifications.ts'
import { q } from './tables.ts'

export const verifiedCallback = (parts: VerificationParts): Handler =>
  sessionHandler(call, async (ctx, { signature, ...content }) => {
    if (parts.provider === null) return refuse(verificationErrors.noProvider)
    if (!isTimely(content.timestamp, ctx.now) || !parts.provider.isSigned(content, signature)) {
      refuse(verificationErrors.callbackRefused)
    }
    await withScanned(ctx, content.verifiedId, async (db, request) => {
      if (!(await isNew(db, content.nonce, ctx.now))) refuse(verificationErrors.callbackRefused)
      const { status, message } = content
      const failure = status === '1000' ? null : { code: status, message: message || '核验未通过' }
      await decide(byProvider({ ...ctx, db }), request, failure)
    })
    return null
  })

const isNew = async (db: Writer, nonce: string, now: Date): Promise<boolean> =>
  (await db.run(
    q
      .insertInto('verification.callback_nonce')
      .values({ nonce, at: now })
      .onConflict((conflict) => conflict.doNothing()),
  )) === 1
