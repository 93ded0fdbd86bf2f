import { Refusal } from '@iisp/contract'
import { type MoveContext, defineCaseTable } from '@iisp/server'
import { verificationErrors } from '../contract/errors.ts'
import { verificationFlow } from '../contract/states.ts'
import { verificationTopics } from '../contract/topics.ts'
import type { RequestColumns, RequestRow } from './tables.ts'

/** Verifications as cases. Their state and its time tell alone that somebody was faster. */
export const verifications = defineCaseTable<
  Pick<RequestRow, 'id' | 'institution_id' | 'state'>,
  RequestColumns
>()({
  flow: verificationFlow,
  table: 'verification.request',
  columns: { state: 'state', version: null },
  read: ({ id, institution_id, state }) => ({
    id,
    institutionId: institution_id,
    state,
    version: null,
    object: `verification:${id}`,
  }),
  history: null,
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
const mover = (personId: string, name: string) => ({ personId, name, behind: null })

/** The phone is not signed in. */
export const byPhone = ({ db, language, now }: Unnamed): MoveContext => ({
  db,
  language,
  now,
  actor: mover('phone', '手机端'),
})
export const byProvider = ({ db, language, now }: Unnamed): MoveContext => ({
  db,
  language,
  now,
  actor: mover('provider', '核验服务'),
})
export const bySystem = ({ db, language, now }: Unnamed): MoveContext => ({
  db,
  language,
  now,
  actor: mover('system', '系统'),
})
