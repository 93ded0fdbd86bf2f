import { reader } from '@iisp/server'
import { queryIntegral as call } from '../../contract/complaints.ts'
import { guideLimits } from '../../contract/limits.ts'
import { pointsOf } from './points.ts'

export const queryIntegral = reader(call, async ({ db, actor, now }) => ({
  ...(await pointsOf(db, actor, now)),
  perDay: guideLimits.complaintPointsADay,
}))
