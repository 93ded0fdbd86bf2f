import { countRows, reader } from '@iisp/server'
import { countProducts as call } from '../contract/count-products.ts'
import { q } from './tables.ts'

export const countProducts = reader(call, ({ db }) =>
  db.one(
    q
      .selectFrom('product.product')
      .select(countRows.as('count'))
      .where('parent_id', 'is', null)
      .where('status', 'in', ['1', '2']),
  ),
)
