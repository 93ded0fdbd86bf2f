import { randomBytes } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type SessionContext, type Writer, raw, sql } from '@iisp/server'
import { identityErrors } from '../contract/errors.ts'
import { sliderHits, sliderSeconds } from '../rules/slider.ts'
import { q } from './tables.ts'

type Sliding = Pick<SessionContext, 'transact' | 'now'>
interface Slider {
  readonly gap: number
  readonly passed: boolean
}

/** Keeps a puzzle's answer and gives the name under which it can be tried once. */
export async function keepSlider(db: Writer, gap: number, now: Date): Promise<string> {
  const uuid = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + sliderSeconds * 1000)
  await db.run(q.insertInto('identity.slider').values({ uuid, gap, passed: false, expires_at: expiresAt }))
  return uuid
}

const take = (ctx: Sliding, uuid: string) =>
  ctx.transact((db) =>
    db.maybe(
      raw(sql<Slider>`DELETE FROM identity.slider WHERE uuid = ${uuid} AND expires_at > ${ctx.now}
        RETURNING gap, passed`),
    ),
  )

/** The one try of a puzzle. Right: its uuid is a pass for the rest of its time. */
export async function trySlider(ctx: Sliding, uuid: string, moveLength: number): Promise<void> {
  const slider = await take(ctx, uuid)
  if (slider === undefined || slider.passed) throw new Refusal(identityErrors.sliderExpired)
  if (!sliderHits(slider.gap, moveLength)) throw new Refusal(identityErrors.sliderWrong)
  const expiresAt = new Date(ctx.now.getTime() + sliderSeconds * 1000)
  await ctx.transact((db) =>
    db.run(
      q.insertInto('identity.slider').values({ uuid, gap: slider.gap, passed: true, expires_at: expiresAt }),
    ),
  )
}

/** Uses a puzzle up: its pass, or else its one try with the position that came along. */
export async function useSlider(ctx: Sliding, uuid: string, moveLength: number | undefined): Promise<void> {
  const slider = await take(ctx, uuid)
  if (slider === undefined) throw new Refusal(identityErrors.sliderExpired)
  if (!slider.passed && !sliderHits(slider.gap, moveLength ?? -1000))
    throw new Refusal(identityErrors.sliderWrong)
}
