import { reader, sql } from '@iisp/server'
import { getOtherAccount as call } from '../../contract/accounts/counterparties.ts'
import { toFlag } from '../flags.ts'
import { counterpartyInUse, isDeletable } from './partner-use.ts'
import { visible } from '../scope.ts'
import { q } from '../tables.ts'

/** The account's number or name contains the text. */
const found = (text: string) =>
  sql<boolean>`(strpos(p.account_no, ${text}) > 0 OR strpos(p.name, ${text}) > 0)`

export const getOtherAccount = reader(call, async (ctx, input) => {
  const { tgzh = '', hklx = '' } = input
  const keyword = (input.keyword ?? '').trim()
  const rows = await ctx.db.all(
    q
      .selectFrom('transfers.counterparty_account as p')
      .leftJoin('transfers.custody_account as a', 'a.id', 'p.custody_account_id')
      .selectAll('p')
      .select(['a.account_no as custodyAccountNo', counterpartyInUse.as('inUse')])
      .where('p.product_id', '=', input.productId)
      .where('p.deleted_at', 'is', null)
      .where(visible(ctx.actor, 'p.institution_id'))
      .$if(tgzh !== '', (all) =>
        all.where((e) => e.or([e('a.id', 'is', null), e('a.account_no', '=', tgzh)])),
      )
      .$if(hklx !== '', (all) => all.where('p.transfer_type', 'in', ['', hklx]))
      .$if(keyword !== '', (all) => all.where(found(keyword)))
      .orderBy('p.is_default', 'desc')
      .orderBy('p.id'),
  )
  return rows.map((row) => ({
    ZHBH: row.id,
    OTHERACCOUNT: row.account_no,
    OTHERACCNAME: row.name,
    OPENBANKNAME: row.open_bank,
    HIGHTBANKNO: row.branch_no,
    ISDEFAULT: toFlag(row.is_default),
    ZHZT: row.status,
    HKLX: row.transfer_type,
    SOURCE: row.source,
    IS_CAN_DELETE: toFlag(isDeletable(row)),
    OPEID: row.created_by,
    ACCOUNT: row.account_no,
    NAME: row.name,
    XMBH: row.project_no,
    JJSID: '',
    TGZH: row.custodyAccountNo ?? '',
    PROVINCE: row.province,
    CITY: row.city,
  }))
})
