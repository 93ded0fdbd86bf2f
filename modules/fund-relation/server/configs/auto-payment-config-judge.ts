import { reader } from '@iisp/server'
import { autoPaymentConfigJudge as call } from '../../contract/configs/config-calls.ts'
import { relationErrors } from '../../contract/errors.ts'
import { judgeConfig } from './judge-config.ts'

export const autoPaymentConfigJudge = reader(call, async (ctx, { zjjdm, mjjdm }) => {
  const judged = await judgeConfig(ctx, { childCode: zjjdm, motherCode: mjjdm })
  return judged === null
    ? { result: '0' as const, message: relationErrors.configUnavailable[ctx.language] }
    : { result: '1' as const, message: '' }
})
