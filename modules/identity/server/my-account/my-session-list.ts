import { type Handler, pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { mySessionList as call } from '../../contract/my-account.ts'
import { deviceWords } from '../../rules/devices/device-words.ts'
import { maskedNetwork } from '../../rules/devices/masked-network.ts'
import { findSessionOwner } from '../accounts.ts'
import type { Identity } from '../identity.ts'
import { aliveAt } from './alive-sessions.ts'

interface Row {
  readonly id: string
  readonly loginType: number
  readonly network: string
  readonly user_agent: string
  readonly since: string
  readonly seenAt: string
  readonly isCurrent: boolean
}

export const mySessionList = (identity: Identity): Handler =>
  reader(call, async ({ db, actor, now }, input) => {
    const window = pageWindow(input)
    const owner = await findSessionOwner(db, actor.sessionHash)
    const own = sql`login_account_id = ${owner.account_id} AND ${aliveAt(identity, now)}`
    const rows = await db.all(
      raw(sql<Row>`SELECT left(hash, 16) AS id, login_type AS "loginType", network, user_agent,
        to_char(created_at, 'YYYY-MM-DD HH24:MI:SS') AS since, to_char(seen_at, 'YYYY-MM-DD HH24:MI:SS') AS "seenAt",
        hash = ${actor.sessionHash} AS "isCurrent"
      FROM identity.session WHERE ${own}
      ORDER BY hash <> ${actor.sessionHash}, seen_at DESC, hash LIMIT ${window.limit} OFFSET ${window.offset}`),
    )
    const { total } = await db.one(
      raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM identity.session WHERE ${own}`),
    )
    const shown = rows.map(({ user_agent: userAgent, network, ...row }) => ({
      ...row,
      ...deviceWords(userAgent),
      network: maskedNetwork(network),
    }))
    return pageAnswer(shown, total, window)
  })
