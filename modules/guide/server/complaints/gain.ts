import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, sql, writer } from '@iisp/server'
import { gain as call } from '../../contract/complaints.ts'
import { guideErrors } from '../../contract/errors.ts'
import { visitPointMenus } from '../../contract/visit-points.ts'
import { countsFor, pointsFor } from '../../rules/points.ts'
import { lockGate } from './gate.ts'
import { ownPages } from '../own-menus.ts'
import { pointsOf } from './points.ts'
import { videosOf } from '../library/shipped-files.ts'
import { q } from '../tables.ts'

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
      q.insertInto('guide.point').values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        code,
        object_id: id,
        name,
        points,
        day: businessDate(now),
        at: now,
      }),
    )
  }
  return { points, balance: balance + points }
})

async function refuseForeignComplaint({ db, actor }: Context, id: string): Promise<void> {
  const own = /^[1-9][0-9]{0,17}$/.test(id)
    ? await db.maybe(
        q
          .selectFrom('guide.complaint')
          .where('id', '=', id)
          .where('account_id', '=', actor.accountId)
          .where('institution_id', '=', actor.institutionId),
      )
    : undefined
  if (own === undefined) refuse(guideErrors.noComplaintForPoints)
}

async function refuseInvented(ctx: Context, code: string, id: string): Promise<void> {
  const page = ctx.actor.menus.has(id) ? (await ownPages(ctx)).find((one) => one.id === id) : undefined
  const menu = page && {
    isNew: page.isNew === '1',
    hasVideo: videosOf(ctx.registry, new Set([id])).length > 0,
    givesVisitPoints: visitPointMenus.includes(id),
  }
  if (menu === undefined || !countsFor(code, menu)) refuse(guideErrors.nothingForPoints)
}

/** A complaint counts once for ever, the rest once a day. */
const isKnown = async ({ db, actor, now }: Context, code: string, id: string): Promise<boolean> =>
  (await db.maybe(
    q
      .selectFrom('guide.point')
      .where('account_id', '=', actor.accountId)
      .where('code', '=', code)
      .where('object_id', '=', id)
      .where((eb) => eb.or([eb('code', '=', '2004'), eb('day', '=', businessDate(now))])),
  )) !== undefined

/** The points of the day: for complaints, or for everything else. */
const todayOf = async ({ db, actor, now }: Context, code: string): Promise<number> => {
  const { today } = await db.one(
    q
      .selectFrom('guide.point')
      .where('account_id', '=', actor.accountId)
      .where('day', '=', businessDate(now))
      .where((eb) => (code === '2004' ? eb('code', '=', '2004') : eb('code', 'not in', ['2004', 'adopted'])))
      .select(sql<number>`coalesce(sum(points), 0)::int`.as('today')),
  )
  return today
}
