import { raw, reader, sql } from '@iisp/server'
import { getMangerPhone as call } from '../../contract/people/get-manger-phone.ts'

export const getMangerPhone = reader(call, async ({ db, actor }) => {
  const own = await db.one(
    raw(sql<{ phone: string | null }>`SELECT phone FROM identity.own_account(${actor.sessionHash})`),
  )
  return own.phone ?? ''
})
