import { raw, sql, writer } from '@iisp/server'
import {
  type RegisterMoneyKind,
  bookRegisterMoney as call,
} from '../../contract/register/book-register-money.ts'
import { fundAccount } from './fund-accounts.ts'

type Place = 'raise' | 'custody' | 'external'

const ways: Readonly<Record<RegisterMoneyKind, readonly [from: Place, to: Place]>> = {
  received: ['external', 'raise'],
  invested: ['raise', 'custody'],
  returned: ['raise', 'external'],
  fee: ['raise', 'external'],
  'taken-back': ['custody', 'raise'],
  recovered: ['external', 'raise'],
}

/** All entries in one statement, in the order in which they are given, so that money comes in before it goes out. */
export const bookRegisterMoney = writer(call, async ({ db, language }, { productId, entries }) => {
  if (entries.length === 0) return { booked: 0 }
  const raise = await fundAccount(db, productId, '2', language)
  const custody = await fundAccount(db, productId, '1', language)
  const table = Object.entries(ways).map(([kind, [from, to]]) => ({ kind, from, to }))
  const booked = await db.run(
    raw(sql`WITH place (name, id) AS (
        VALUES ('raise', ${raise.ledger_id}::bigint), ('custody', ${custody.ledger_id}::bigint)
        UNION ALL SELECT 'external', id FROM transfers.ledger_account
          WHERE institution_id = ${raise.institution_id} AND kind = 'external'
      ), way AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(table)}::jsonb) AS w (kind text, "from" text, "to" text)
      ), asked AS (
        SELECT a.* FROM unnest(
          ${entries.map(({ kind }) => kind)}::text[], ${entries.map(({ amount }) => amount)}::numeric[],
          ${entries.map(({ reference }) => reference)}::text[], ${entries.map(({ memo }) => memo)}::text[]
        ) WITH ORDINALITY AS a (kind, amount, reference, memo, ord) WHERE a.amount > 0
      ), entry AS (
        INSERT INTO transfers.journal_entry (institution_id, kind, reference, memo)
        SELECT ${raise.institution_id}, kind, reference, memo FROM asked ORDER BY ord
        ON CONFLICT (reference, kind) WHERE reference IS NOT NULL DO NOTHING
        RETURNING id, kind, reference
      )
      INSERT INTO transfers.posting (entry_id, line, institution_id, ledger_account_id, amount)
      SELECT entry.id, line, ${raise.institution_id}, place.id, CASE line WHEN 1 THEN -asked.amount ELSE asked.amount END
      FROM entry JOIN asked USING (kind, reference) JOIN way USING (kind)
        CROSS JOIN unnest(ARRAY[1, 2]) AS line
        JOIN place ON place.name = CASE line WHEN 1 THEN way."from" ELSE way."to" END
      ORDER BY asked.ord, line DESC`),
  )
  return { booked: booked / 2 }
})
