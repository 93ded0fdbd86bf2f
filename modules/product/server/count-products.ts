import { raw, reader, sql } from '@iisp/server'
import { countProducts as call } from '../contract/count-products.ts'

export const countProducts = reader(call, ({ db }) =>
  db.one(
    raw(sql<{ count: number }>`SELECT count(*)::int AS count FROM product.product
      WHERE parent_id IS NULL AND status IN ('1', '2')`),
  ),
)
