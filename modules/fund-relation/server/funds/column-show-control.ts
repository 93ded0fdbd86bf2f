import { reader } from '@iisp/server'
import { columnShowControl as call } from '../../contract/funds/look-ups.ts'
import { flag } from '../../rules/flag.ts'
import { relationsOf } from '../relations/relation-cases.ts'

export const columnShowControl = reader(call, async ({ db, actor }) => {
  const crossing = await db.maybe(
    relationsOf(actor).where('r.partner_id', 'is not', null).select('r.id').limit(1),
  )
  return { showCrossManager: flag(crossing !== undefined), showNewFields: flag(true) }
})
