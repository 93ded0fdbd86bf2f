import { slipFile } from '@iisp/files/contract'
import { reader } from '@iisp/server'
import { confirmationSlip as call } from '../../../contract/dealing/confirmations.ts'
import { slipContent } from './slip-content.ts'
import { slipFigures } from './slip-query.ts'
import { presentLot, usedLots } from './used-lots.ts'

export const confirmationSlip = reader(call, async ({ db, actor, language, call: ask }, { id }) => {
  const figures = await slipFigures(db, actor, language, id)
  const lots = (await usedLots(db, id)).map(presentLot)
  return ask(slipFile, slipContent(figures, lots, language))
})
