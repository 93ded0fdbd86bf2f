import { Refusal } from '@iisp/contract'
import {
  type MoveContext,
  type PersonActor,
  type RawBuilder,
  defineCaseTable,
  sql,
  waitsFor,
} from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import { type VerificationState, verificationFlow } from '../contract/states.ts'
import { verificationTopics } from '../contract/topics.ts'
import type { RequestChanges } from './tables.ts'

interface Verification {
  readonly id: string
  readonly institution_id: string
  readonly state: VerificationState
  readonly person_id: string
}

/** Verifications as cases. */
export const verifications = defineCaseTable<VerificationState, RequestChanges, Verification>()({
  flow: verificationFlow,
  table: 'verification.request',
  column: 'state',
  acts: { ask: 'person_id' },
  object: ({ id }) => `verification:${id}`,
  events: {
    [verificationTopics.changed]: ({ institution_id }) => ({ audience: [institution_id, '*'], payload: {} }),
  },
  refusals: {
    notOpen: () => new Refusal(verificationErrors.notOpen),
    overtaken: () => new Refusal(verificationErrors.notOpen),
    reasonMissing: () => new Refusal(verificationErrors.reasonMissing, { fields: 'reason' }),
  },
})

/** Verifications (`r`) that this person may review, while there is time. */
export const waitingFor = ({ persons }: Pick<PersonActor, 'persons'>, now: RawBuilder<unknown>) =>
  sql<boolean>`(${waitsFor(verifications, 'r', persons)} AND r.review_until > ${now})`

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
