import { addDays } from '@iisp/contract/date'
import { reader, sql } from '@iisp/server'
import { type LinkedOpening, linkedOpening as call } from '../../contract/links/linked-opening.ts'
import { countedOpenings, judgeTemporaryOpening } from '../../rules/openings/temporary-opening.ts'
import { mondayOf } from '../../rules/openings/weeks.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { isKnownTradingDay, lookBack } from '../dealing/open-days.ts'
import { q } from '../tables.ts'
import { linkedFunds } from './linked-funds.ts'

export const linkedOpening = reader(
  call,
  async ({ db, call: ask }, { productId, day }): Promise<LinkedOpening> => {
    const [fund] = await linkedFunds(db, [productId], day)
    if (!fund?.terms) return { verdict: 'noTerms', used: 0, limit: 0, opening: null }
    const { regularOpening: regular, temporaryOpening: temporary } = fund.terms
    const { days } = await db.one(
      q.selectNoFrom(sql<readonly string[]>`ta.linked_openings(${productId}::bigint)::text[]`.as('days')),
    )
    const calendar = await calendarFrom(ask, addDays(mondayOf(day), -lookBack), 3 * lookBack)
    const answer = judgeTemporaryOpening(day, { regular, temporary }, days, isKnownTradingDay(calendar))
    return {
      verdict: answer.isAccepted ? 'accepted' : answer.reason,
      used: countedOpenings(day, temporary, days).length,
      limit: temporary.limit,
      opening: 'opening' in answer ? answer.opening : null,
    }
  },
)
