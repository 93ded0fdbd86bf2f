import { type Input, platformErrors, refuse } from '@iisp/contract'
import { type WriteContext, beginCase, writer } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { placeLinkedApplication as call } from '../../contract/links/place-linked-application.ts'
import { applicationCases } from '../applications/application-cases.ts'
import { drawId } from '../applications/application-number.ts'
import { q } from '../tables.ts'
import { nextLinkedDay } from './next-linked-day.ts'
import { register } from './register.ts'

type Asked = Input<typeof call>

export const placeLinkedApplication = writer(call, async (ctx, input) => {
  const { origin, productId, kind } = input
  const isSubscription = kind === '022'
  if (isSubscription ? input.amount === null : input.shares === null)
    refuse(platformErrors.badInput, { field: isSubscription ? 'amount' : 'shares' })
  const { day } = await nextLinkedDay(ctx, input)
  const made = await insert(ctx, input, day)
  if (made !== undefined) {
    const detail = { origin, productId, kind, day }
    await beginCase({ ...ctx, actor: register }, applicationCases, made, 'place', { who: 'system', detail })
  }
  const placed = made ?? (await ctx.db.one(placedBefore(input)))
  const { id, application_no, dealing_date } = placed
  return { id, applicationNo: application_no, dealingDate: dealing_date, placed: made !== undefined }
})

const placedBefore = ({ origin, productId }: Asked) =>
  q.selectFrom('ta.application').selectAll().where('origin', '=', origin).where('product_id', '=', productId)

/** Undefined if this origin has already placed one. */
async function insert({ db, now }: WriteContext, { kind, tradingAccountId, ...input }: Asked, day: string) {
  const account = await db.one(
    q
      .selectFrom('product.product_name as p')
      .innerJoin('ta.trading_account as a', 'a.institution_id', 'p.institution_id')
      .select(['p.institution_id', 'a.investor_id'])
      .where('p.id', '=', input.productId)
      .where('a.id', '=', tradingAccountId),
  )
  const id = await drawId(db)
  const shares = kind === '022' ? null : input.shares
  return db.maybe(
    q
      .insertInto('ta.application')
      .values({
        id,
        application_no: `LD${day.replaceAll('-', '')}${id.padStart(8, '0')}`,
        ...account,
        product_id: input.productId,
        business_code: kind,
        trading_account_id: tradingAccountId,
        amount: kind === '022' ? input.amount : null,
        shares,
        remaining_shares: shares,
        dealing_date: day,
        source: 'relation',
        origin: input.origin,
        remark: input.remark,
        status: applicationFlow.codes.passed,
        created_by: register.personId,
        created_name: register.name,
        created_at: now,
        submitted_at: now,
      })
      .onConflict((on) => on.column('origin').doNothing())
      .returningAll(),
  )
}
