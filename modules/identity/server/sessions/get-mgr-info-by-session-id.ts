import { reader } from '@iisp/server'
import { getMgrInfoBySessionId as getMgrInfoBySessionIdCall } from '../../contract/sessions.ts'
import { readProfile } from './read-profile.ts'

export const getMgrInfoBySessionId = reader(getMgrInfoBySessionIdCall, ({ db, actor }) =>
  readProfile(db, actor),
)
