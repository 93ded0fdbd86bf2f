import { reader } from '@iisp/server'
import { getOpeningList as call } from '../../contract/list.ts'
import { ownApplications } from './application-page.ts'

export const getOpeningList = reader(call, (ctx, input) => ownApplications(ctx, '1', input))
