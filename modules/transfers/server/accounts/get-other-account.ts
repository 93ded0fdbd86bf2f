import { raw, reader, sql } from '@iisp/server'
import { getOtherAccount as call } from '../../contract/accounts/counterparties.ts'
import { toFlag } from '../flags.ts'
import { counterpartyInUse, isDeletable } from './partner-use.ts'
import { visible } from '../scope.ts'
import type { CounterpartyAccountTable } from '../tables.ts'
import type { Selectable } from 'kysely'

type Row = Selectable<CounterpartyAccountTable> & { inUse: boolean; custodyAccountNo: string | null }

export const getOtherAccount = reader(call, async (ctx, input) => {
  const keyword = (input.keyword ?? '').trim()
  const rows = await ctx.db.all(
    raw(sql<Row>`
      SELECT p.*, a.account_no AS "custodyAccountNo", ${counterpartyInUse} AS "inUse"
      FROM transfers.counterparty_account p LEFT JOIN transfers.custody_account a ON a.id = p.custody_account_id
      WHERE p.product_id = ${input.productId} AND p.deleted_at IS NULL AND ${visible(ctx.actor, 'p.institution_id')}
        AND (${input.tgzh ?? ''} = '' OR a.id IS NULL OR a.account_no = ${input.tgzh ?? ''})
        AND (${input.hklx ?? ''} = '' OR p.transfer_type IN ('', ${input.hklx ?? ''}))
        AND (strpos(p.account_no, ${keyword}) > 0 OR strpos(p.name, ${keyword}) > 0)
      ORDER BY p.is_default DESC, p.id`),
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
