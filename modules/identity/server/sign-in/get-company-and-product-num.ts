import { type Handler, raw, sessionHandler, sql } from '@iisp/server'
import { getCompanyAndProductNum as getCompanyAndProductNumCall } from '../../contract/sign-in.ts'
import type { Identity } from '../identity.ts'

export const getCompanyAndProductNum = (identity: Identity): Handler =>
  sessionHandler(getCompanyAndProductNumCall, async ({ db }) => {
    const [companies, productNum] = await Promise.all([
      db.one(raw(sql<{ count: number }>`SELECT identity.served_institutions() AS count`)),
      identity.countProducts?.(db) ?? 0,
    ])
    return { companyNum: companies.count, productNum }
  })
