import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, raw, sql, writer } from '@iisp/server'
import { gain as call } from '../../contract/complaints.ts'
import { guideErrors } from '../../contract/errors.ts'
import { countsFor, pointsFor } from '../../rules/points.ts'
import { lockGate } from './gate.ts'
import { ownPages } from '../own-menus.ts'
import { pointsOf } from './points.ts'
import { videosOfMenu } from '../library/shipped-files.ts'

type Context = WriteContext<PersonActor>

export const gain = writer(call, async (ctx, { integralCode: code, name, id }) => {
  const { actor, db, now } = ctx
  const collects = actor.institutionKind !== 'channel'
  if (code === '2004') await refuseForeignComplaint(ctx, id)
  else if (collects) await refuseInvented(ctx, code, id)
  await lockGate(db, actor)
  const { balance } = await pointsOf(db, actor, now)
  const known = await isKnown(ctx, code, id)
  const points = pointsFor({ code, known, today: await todayOf(ctx, code), collects })
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

async function refuseInvented(ctx: Context, code: string, id: string): Promise<void> {
  const page = ctx.actor.menus.has(id) ? (await ownPages(ctx)).find((one) => one.id === id) : undefined
  const menu = page && { id, isNew: page.isNew === '1', hasVideo: videosOfMenu.has(id) }
  if (menu === undefined || !countsFor(code, menu)) refuse(guideErrors.nothingForPoints)
}

/** A complaint counts once for ever, the rest once a day. */
const isKnown = async ({ db, actor, now }: Context, code: string, id: string): Promise<boolean> =>
  (await db.maybe(
    raw(sql`SELECT FROM guide.point WHERE account_id = ${actor.accountId} AND code = ${code} AND object_id = ${id}
      AND (code = '2004' OR day = ${businessDate(now)}::date)`),
  )) !== undefined

/** Points of the day for complaints, or for all that is none. */
const todayOf = async ({ db, actor, now }: Context, code: string): Promise<number> => {
  const alike = code === '2004' ? sql`code = '2004'` : sql`code NOT IN ('2004', 'adopted')`
  const { today } = await db.one(
    raw(sql<{ today: number }>`SELECT coalesce(sum(points), 0)::int AS today FROM guide.point
      WHERE account_id = ${actor.accountId} AND day = ${businessDate(now)}::date AND ${alike}`),
  )
  return today
}
