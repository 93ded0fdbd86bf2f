import { reader } from '@iisp/server'
import { getTrusteeRaiseList as call } from '../../contract/list.ts'
import { ownApplications } from './application-page.ts'

export const getTrusteeRaiseList = reader(call, (ctx, input) => ownApplications(ctx, '2', input))
