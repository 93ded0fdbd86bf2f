import { addDays } from '@iisp/contract/date'
import type { CallContext, Reader } from '@iisp/server'
import { groupOf } from '../../contract/applications/application-kinds.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { calendarFrom } from '../dealing/calendar.ts'
import { lookBack, openDaysFrom } from '../dealing/open-days.ts'

const [ahead, count] = [400, 10]

/** The next open days of a fund for a kind of application, from a day on, at most ten. */
export async function openDaysOf(
  { db, call }: Pick<CallContext, 'call'> & { readonly db: Reader },
  fund: { readonly productId: string; readonly terms: Pick<FundTerms, 'regularOpening'> },
  kind: ApplicationKind,
  from: string,
): Promise<readonly string[]> {
  const calendar = await calendarFrom(call, addDays(from, -lookBack), ahead + lookBack)
  const side = groupOf(kind) === 'subscription' ? 'subscription' : 'redemption'
  return openDaysFrom(db, fund, { from, count, kind: side }, calendar)
}
