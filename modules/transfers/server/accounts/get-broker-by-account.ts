import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { getBrokerByAccount as call } from '../../contract/accounts/broker-accounts.ts'
import { transferErrors } from '../../contract/errors.ts'
import { toFlag } from '../flags.ts'
import { brokerInUse, isDeletable } from './partner-use.ts'
import { visible } from '../scope.ts'
import { q } from '../tables.ts'

export const getBrokerByAccount = reader(call, async (ctx, input) => {
  let query = q
    .selectFrom('transfers.broker_account as p')
    .innerJoin('transfers.custody_account as a', 'a.id', 'p.custody_account_id')
    .selectAll('p')
    .select(['a.account_no as custodyAccountNo', brokerInUse.as('inUse')])
    .where('a.account_no', '=', input.account)
    .where('p.deleted_at', 'is', null)
    .where(visible(ctx.actor, 'p.institution_id'))
    .orderBy('p.is_default', 'desc')
    .orderBy('p.id')
  if (input.productId !== undefined) query = query.where('p.product_id', '=', input.productId)
  if (input.type === '1') query = query.where('p.type', '<>', '3')
  if (input.type === '2') query = query.where('p.type', '=', '3')
  const rows = await ctx.db.all(query)
  if (rows.length === 0) refuse(transferErrors.noBrokerAccount)
  return rows.map((row) => ({
    ID: row.id,
    ACCOUNT: row.account_no,
    NAME: row.name,
    JJSID: row.broker_no,
    ZHLX: row.type,
    YYB: row.branch,
    ISDEFAULT: toFlag(row.is_default),
    ZHBH: row.id,
    ZHZT: row.status,
    HKLX: row.type === '3' ? '02' : '01',
    SOURCE: row.source,
    IS_CAN_DELETE: toFlag(isDeletable(row)),
    OPEID: row.created_by,
    XMBH: row.project_no,
    TGZH: row.custodyAccountNo,
  }))
})
