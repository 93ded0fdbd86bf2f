import { reader, sql } from '@iisp/server'
import { exchangeRecipients as call } from '../../contract/exchange/sends.ts'
import { q } from '../tables.ts'

export const exchangeRecipients = reader(call, ({ db }) =>
  db.all(
    q
      .selectFrom('ta.trading_account as t')
      .leftJoin('ta.confirmation as c', (on) =>
        on.onRef('c.trading_account_id', '=', 't.id').on('c.valid', '=', true),
      )
      .select(['t.distributor', sql<string>`max(t.distributor_name)`.as('name')])
      .select(sql<string | null>`max(c.confirmed_on)::text`.as('lastConfirmedOn'))
      .groupBy('t.distributor')
      .orderBy('t.distributor'),
  ),
)
