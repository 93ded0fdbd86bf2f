import { moveCase, writer } from '@iisp/server'
import { deleteAutoPaymentConfig as call } from '../../contract/configs/config-calls.ts'
import { configCases, configToDecide } from './config-cases.ts'

export const deleteAutoPaymentConfig = writer(call, async (ctx, { id }) => {
  const { row, way } = await configToDecide(ctx, { id, action: 'remove' })
  const { to: status } = await moveCase(ctx, configCases, row, way.event, { who: way.who })
  return { id, status }
})
