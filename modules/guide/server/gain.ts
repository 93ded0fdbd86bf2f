import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, raw, sql, writer } from '@iisp/server'
import { gain as call } from '../contract/complaints.ts'
import { guideErrors } from '../contract/errors.ts'
import { pointsFor } from '../rules/points.ts'
import { lockGate } from './gate.ts'
import { pointsOf } from './points.ts'

type Context = WriteContext<PersonActor>

export const gain = writer(call, async (ctx, { integralCode: code, name, id }) => {
  const { actor, db, now } = ctx
  if (code === '2004') await refuseForeignComplaint(ctx, id)
  await lockGate(db, actor)
  const { balance, today } = await pointsOf(db, actor, now)
  const known = await isKnown(ctx, code, id)
  const collects = actor.institutionKind !== 'channel'
  const points = pointsFor({ code, known, today, collects })
  if (!known && collects) {
    await db.run(
      raw(sql`INSERT INTO guide.point (institution_id, account_id, code, object_id, name, points, day, at)
        VALUES (${actor.institutionId}, ${actor.accountId}, ${code}, ${id}, ${name}, ${points},
          ${businessDate(now)}::date, ${now.toISOString()})`),
    )
  }
  return { points, balance: balance + points }
})

async function refuseForeignComplaint({ db, actor }: Context, id: string): Promise<void> {
  const own = /^[1-9][0-9]{0,17}$/.test(id)
    ? await db.maybe(
        raw(sql`SELECT FROM guide.complaint WHERE id = ${id} AND account_id = ${actor.accountId}
          AND institution_id = ${actor.institutionId}`),
      )
    : undefined
  if (own === undefined) refuse(guideErrors.noComplaintForPoints)
}

/** A complaint counts once for ever, the rest once a day. */
const isKnown = async ({ db, actor, now }: Context, code: string, id: string): Promise<boolean> =>
  (await db.maybe(
    raw(sql`SELECT FROM guide.point WHERE account_id = ${actor.accountId} AND code = ${code} AND object_id = ${id}
      AND (code = '2004' OR day = ${businessDate(now)}::date)`),
  )) !== undefined
