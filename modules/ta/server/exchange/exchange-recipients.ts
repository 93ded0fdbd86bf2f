import { nameIn, reader, sql } from '@iisp/server'
import { exchangeRecipients as call } from '../../contract/exchange/sends.ts'
import { q } from '../tables.ts'

export const exchangeRecipients = reader(call, ({ db, language }) =>
  db.all(
    q
      .selectFrom('ta.trading_account as t')
      .leftJoin('ta.confirmation as c', (on) =>
        on.onRef('c.trading_account_id', '=', 't.id').on('c.valid', '=', true),
      )
      .leftJoin('identity.institution_name as i', 'i.institution_id', 't.distributor')
      .select([
        't.distributor',
        sql<string>`max(coalesce(${nameIn(language, 'i.name')}, t.distributor_name))`.as('name'),
      ])
      .select(
        sql<string | null>`greatest(max(c.confirmed_on), (SELECT max(x.confirmed_on)
        FROM ta.account_confirmation x WHERE x.distributor = t.distributor))::text`.as('lastConfirmedOn'),
      )
      .groupBy('t.distributor')
      .orderBy('t.distributor'),
  ),
)
