import { containing, pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { searchKeyword } from '../contract/find-products.ts'
import { getProductCombinationList as call } from '../contract/product-combinations.ts'

interface Row {
  readonly ID: string
  readonly NAME: string
  readonly productIds: string
  readonly XMBH: string
  readonly PRODUCT_NO: string
  readonly total: number
}

export const getProductCombinationList = reader(call, async ({ db, actor }, input) => {
  const window = pageWindow(input)
  const named = (input.combName ?? '').trim().toLowerCase()
  const product = searchKeyword(input.productName ?? '')
  const visible = actor.scope === '*' ? sql`true` : sql`product.institution_id = ${actor.scope}`
  const rows = await db.all(
    raw(sql<Row>`
      SELECT combination.id AS "ID", combination.name AS "NAME", members.*, count(*) OVER ()::int AS total
      FROM product.combination
      CROSS JOIN LATERAL (
        SELECT coalesce(string_agg(product.id::text, ',' ORDER BY place), '') AS "productIds",
          coalesce(string_agg(product.xmbh, ',' ORDER BY place), '') AS "XMBH",
          coalesce(string_agg(product.code, ',' ORDER BY place), '') AS "PRODUCT_NO"
        FROM unnest(combination.product_ids) WITH ORDINALITY AS chosen (product_id, place)
        JOIN product.product ON product.id = product_id AND ${visible}
      ) members
      WHERE combination.account_id = ${actor.accountId} AND combination.institution_id = ${actor.institutionId}
        AND strpos(lower(combination.name), ${named}) > 0
        AND (${product === ''} OR EXISTS (
          SELECT FROM product.product WHERE product.id = ANY (combination.product_ids) AND ${visible}
            AND product.search COLLATE "C" LIKE ${containing(product)}))
      ORDER BY combination.name, combination.id
      LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const list = rows.map((row) => ({
    ID: row.ID,
    combId: row.ID,
    NAME: row.NAME,
    productIds: row.productIds,
    PRODUCT_ID: row.productIds,
    XMBH: row.XMBH,
    PRODUCT_NO: row.PRODUCT_NO,
  }))
  return pageAnswer(list, rows[0]?.total ?? 0, window)
})
