import { raw, reader, sql } from '@iisp/server'
import { type LinkedFund, linkedFunds as call } from '../contract/linked-funds.ts'

export const linkedFunds = reader(call, async ({ db }, { ids, codes }) => ({
  funds: await db.all(
    raw(sql<LinkedFund>`SELECT id, institution_id AS "institutionId", code, name, name_en AS "nameEn", xmbh AS project, status,
        expires_on AS "expiresOn", business_limited AS "businessLimited"
      FROM product.linked_funds(${ids}::bigint[], ${codes}::text[])`),
  ),
}))
