import { Refusal } from '@iisp/contract'
import { type MoveContext, defineCaseTable } from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import { type VerificationState, verificationFlow } from '../contract/states.ts'
import { verificationTopics } from '../contract/topics.ts'
import type { RequestChanges } from './tables.ts'

/** Verifications as cases. */
export const verifications = defineCaseTable<VerificationState, RequestChanges>()({
  flow: verificationFlow,
  table: 'verification.request',
  object: ({ id }) => `verification:${id}`,
  events: {
    [verificationTopics.changed]: ({ institution_id }) => ({ audience: [institution_id, '*'], payload: {} }),
  },
  refusals: {
    notOpen: () => new Refusal(verificationErrors.notOpen),
    overtaken: () => new Refusal(verificationErrors.notOpen),
  },
})

/** Moves that no signed-in person makes. */
type Unnamed = Omit<MoveContext, 'actor'>
const movedBy =
  (personId: string, name: string) =>
  ({ db, language, now }: Unnamed): MoveContext => ({
    db,
    language,
    now,
    actor: { personId, name, behind: null },
  })

/** The phone is not signed in. */
export const byPhone = movedBy('phone', '手机端')
export const byProvider = movedBy('provider', '核验服务')
export const bySystem = movedBy('system', '系统')
