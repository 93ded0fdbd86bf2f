import { sql } from '@iisp/server'

/**
 * High-water mark of the whole fund with the register `r`. Until a fee day or a dividend moves it, it equals the NAV
 * at which the fund's first shares were confirmed; null without shares.
 */
export const fundMark = sql<string | null>`coalesce(r.mark, (SELECT l.nav FROM ta.lot l
  LEFT JOIN ta.confirmation o ON o.id = l.confirmation_id
  WHERE l.product_id = r.product_id AND (o.id IS NULL OR o.valid) ORDER BY l.registered_on, l.id LIMIT 1))`
