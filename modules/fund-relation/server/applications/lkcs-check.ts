import { reader } from '@iisp/server'
import { lkcsCheck as call } from '../../contract/applications/checks.ts'
import { judgeOpening } from './temporary-openings.ts'

export const lkcsCheck = reader(call, (ctx, input) => judgeOpening(ctx, input, { checksDay: false }))
