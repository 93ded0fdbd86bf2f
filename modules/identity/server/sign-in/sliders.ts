import { randomBytes } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type SessionContext, networkOf } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import type { Moved } from '../../contract/puzzle-size.ts'
import {
  type PuzzleLevel,
  puzzle,
  quickMinutes,
  sliderHits,
  sliderSeconds,
} from '../../rules/sign-in/slider.ts'
import { type Sample, isQuick, traceFault } from '../../rules/sign-in/trace.ts'
import { q } from '../tables.ts'
import { endOf, isWithin, msOf } from '../time-limits.ts'

type Sliding = Pick<SessionContext, 'transact' | 'now' | 'network' | 'device'>
interface Slider {
  readonly gap: number
  readonly passed: boolean
  readonly tolerance: number
}
interface Try {
  readonly uuid: string
  readonly moveLength: number
  readonly trace: readonly Sample[]
  readonly moved: Moved
}

/** Stores a puzzle's answer. Returns the uuid with which this browser can try it once. */
export async function keepSlider(ctx: Sliding, gap: number, level: PuzzleLevel): Promise<string> {
  const uuid = randomBytes(16).toString('base64url')
  const tolerance = level === 'plain' ? puzzle.tolerance : puzzle.closeTolerance
  await insert(ctx, uuid, { gap, tolerance, passed: false })
  return uuid
}

const insert = (ctx: Sliding, uuid: string, slider: Slider) =>
  ctx.transact((db) =>
    db.run(
      q.insertInto('identity.slider').values({
        uuid,
        ...slider,
        network: networkOf(ctx.network),
        device: ctx.device(),
        expires_at: endOf(ctx.now, sliderSeconds),
      }),
    ),
  )

/** Only the browser and network that asked for a puzzle can use it up. */
const take = (ctx: Sliding, uuid: string) =>
  ctx.transact((db) =>
    db.maybe(
      q
        .deleteFrom('identity.slider')
        .where('uuid', '=', uuid)
        .where('network', '=', networkOf(ctx.network))
        .where('device', '=', ctx.device())
        .where(isWithin(ctx.now, sliderSeconds))
        .returning(['gap', 'passed', 'tolerance', msOf('expires_at').as('expires')]),
    ),
  )

/**
 * Judges the only attempt at a puzzle. The time taken is measured from the row, which expires
 * `sliderSeconds` after its picture was sent, because the trace is reported by the caller. If
 * position and movement are right, the uuid becomes a pass until it expires.
 */
export async function trySlider(ctx: Sliding, { uuid, moveLength, trace, moved }: Try): Promise<void> {
  const found = await take(ctx, uuid)
  if (found === undefined || found.passed) throw new Refusal(identityErrors.sliderExpired)
  const { expires, ...slider } = found
  const sinceGiven = ctx.now.getTime() - (expires - sliderSeconds * 1000)
  const hits = sliderHits(slider.gap, moveLength, slider.tolerance)
  const fault = traceFault(trace, moved, moveLength, sinceGiven)
  if (!hits || fault !== null) throw new Refusal(identityErrors.sliderWrong)
  if (isQuick(sinceGiven)) await countQuick(ctx)
  await insert(ctx, uuid, { ...slider, passed: true })
}

/** Uses up a pass. An unsolved puzzle is used up as well, and refused. */
export async function spendPass(ctx: Sliding, uuid: string): Promise<void> {
  const slider = await take(ctx, uuid)
  if (slider === undefined) throw new Refusal(identityErrors.sliderExpired)
  if (!slider.passed) throw new Refusal(identityErrors.sliderWrong)
}

const countQuick = ({ transact, network, now }: Sliding) =>
  transact((db) =>
    db.run(
      q
        .insertInto('identity.quick_solver')
        .values({ network: networkOf(network), solved: 1, last_at: now })
        .onConflict((conflict) =>
          conflict.column('network').doUpdateSet((eb) => ({
            last_at: now,
            solved: eb
              .case()
              .when('identity.quick_solver.last_at', '>', endOf(now, -60 * quickMinutes))
              .then(eb('identity.quick_solver.solved', '+', 1))
              .else(eb.lit(1))
              .end(),
          })),
        ),
    ),
  )

/** Number of puzzles that a network solved quickly without a pause. */
export async function quickSolved({ db, network, now }: Pick<SessionContext, 'db' | 'network' | 'now'>) {
  const found = await db.maybe(
    q
      .selectFrom('identity.quick_solver')
      .select('solved')
      .where('network', '=', networkOf(network))
      .where('last_at', '>', endOf(now, -60 * quickMinutes)),
  )
  return found?.solved ?? 0
}
