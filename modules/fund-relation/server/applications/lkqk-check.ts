import { reader } from '@iisp/server'
import { lkqkCheck as call } from '../../contract/applications/checks.ts'
import { judgeOpening } from './temporary-openings.ts'

export const lkqkCheck = reader(call, (ctx, input) => judgeOpening(ctx, input, { checksDay: true }))
