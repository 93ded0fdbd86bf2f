import { countCap, pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { type SignInResult, mySignInList as call } from '../../contract/my-account.ts'
import { deviceWords } from '../../rules/devices/device-words.ts'
import { maskedNetwork } from '../../rules/devices/masked-network.ts'
import { findSessionOwner } from '../accounts.ts'

interface Row {
  readonly id: string
  readonly at: string
  readonly result: SignInResult
  readonly network: string
  readonly user_agent: string
}

const daysShown = 90

export const mySignInList = reader(call, async ({ db, actor, now }, input) => {
  const window = pageWindow(input)
  const owner = await findSessionOwner(db, actor.sessionHash)
  const since = new Date(now.getTime() - daysShown * 86_400_000)
  const result = input.result === undefined ? sql`true` : sql`result = ${input.result}`
  const own = sql`account_id = ${owner.account_id} AND at > ${since} AND ${result}`
  const rows = await db.all(
    raw(sql<Row>`SELECT id, to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at, result, network, user_agent
      FROM identity.sign_in WHERE ${own} ORDER BY id DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM
      (SELECT FROM identity.sign_in WHERE ${own} LIMIT ${countCap + 1}) counted`),
  )
  const shown = rows.map(({ user_agent: userAgent, network, ...row }) => ({
    ...row,
    ...deviceWords(userAgent),
    network: maskedNetwork(network),
  }))
  return pageAnswer(shown, total, window)
})
