import { reader } from '@iisp/server'
import { parentFundTempOpenCheck as call } from '../../contract/applications/checks.ts'
import { judgeOpening } from './temporary-openings.ts'

export const parentFundTempOpenCheck = reader(call, (ctx, input) =>
  judgeOpening(ctx, input, { checksDay: false }),
)
