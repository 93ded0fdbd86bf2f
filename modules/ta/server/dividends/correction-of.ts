import { type Reader, sql, stateList } from '@iisp/server'
import { dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { q } from '../tables.ts'

const { returned, stopped } = dividendFlow.codes

/** The dividend that replaces a revoked one; undefined if there is none, or it was returned or stopped. */
export const correctionOf = (db: Reader, id: string) =>
  db.maybe(
    q
      .selectFrom('ta.dividend')
      .select('id')
      .where('corrects', '=', id)
      .where(sql<boolean>`status NOT IN ${stateList([returned, stopped])}`),
  )
