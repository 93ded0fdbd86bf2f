import { writer } from '@iisp/server'
import { usePuzzlePass as call } from '../../contract/puzzle-pass.ts'
import { spendPass } from './sliders.ts'

export const usePuzzlePass = writer(call, async ({ db, now, network }, { uuid, device }) => {
  await spendPass({ transact: (work) => work(db), now, network, device: () => device }, uuid)
  return null
})
