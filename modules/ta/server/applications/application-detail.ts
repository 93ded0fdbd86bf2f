import { shownPerson } from '@iisp/contract'
import { nameIn, reader, timeText } from '@iisp/server'
import { applicationDetail as call } from '../../contract/applications/applications.ts'
import type { ApplicationState } from '../../contract/applications/application-states.ts'
import { productsById } from '../products-by-id.ts'
import { q } from '../tables.ts'
import { applicationColumns, applicationsFound, presentApplication } from './application-columns.ts'

export const applicationDetail = reader(call, async (ctx, { id }) => {
  const { db, actor, language } = ctx
  const row = await db.one(
    applicationsFound(actor)
      .leftJoin('ta.trading_account as g', 'g.id', 'a.target_trading_account_id')
      .leftJoin('ta.investor as gi', 'gi.id', 'g.investor_id')
      .where('a.id', '=', id)
      .select(applicationColumns(language))
      .select(['a.large_redemption as largeRedemption', 'a.dividend_method as dividendMethod', 'a.remark'])
      .select('a.target_trading_account_id as targetTradingAccountId')
      .select(['g.account_no as targetAccountNo', nameIn(language, 'gi.name').as('targetName')]),
  )
  const [files, steps, products] = await Promise.all([
    db.all(
      q
        .selectFrom('ta.application_file as a')
        .innerJoin('files.file as f', 'f.id', 'a.file_id')
        .where('a.application_id', '=', id)
        .orderBy('a.position')
        .select(['a.file_id as fileId', 'f.name', 'f.size']),
    ),
    db.all(
      q
        .selectFrom('ta.application_step')
        .where('application_id', '=', id)
        .orderBy('seq')
        .select(['event', 'to_status', 'person_name', 'real_name', 'reason', timeText('at').as('at')]),
    ),
    productsById(ctx, [row.productId, row.targetProductId]),
  ])
  const { targetAccountNo, targetName, ...shown } = row
  return {
    ...presentApplication(shown, products, ctx),
    targetTradingAccount: targetAccountNo ?? '',
    targetInvestorName: targetName ?? '',
    files: files.map(({ size, ...file }) => ({ ...file, size: Number(size) })),
    steps: steps.map((step) => ({
      event: step.event,
      status: step.to_status as ApplicationState,
      person: shownPerson(step.person_name, step.real_name, language),
      at: step.at,
      reason: step.reason,
    })),
  }
})
