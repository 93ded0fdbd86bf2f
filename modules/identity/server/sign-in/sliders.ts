import { randomBytes } from 'node:crypto'
import { Refusal } from '@iisp/contract'
import { type SessionContext, networkOf, raw, sql } from '@iisp/server'
import { identityErrors } from '../../contract/errors.ts'
import {
  type PuzzleLevel,
  puzzle,
  quickMinutes,
  sliderHits,
  sliderSeconds,
} from '../../rules/sign-in/slider.ts'
import { type Moved, type Sample, isQuick, traceFault } from '../../rules/sign-in/trace.ts'
import { q } from '../tables.ts'
import { endOf, isWithin } from '../time-limits.ts'

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
      raw(sql<Slider>`DELETE FROM identity.slider WHERE uuid = ${uuid} AND network = ${networkOf(ctx.network)}
        AND device = ${ctx.device()} AND ${isWithin(ctx.now, sliderSeconds)}
        RETURNING gap, passed, tolerance`),
    ),
  )

/** Judges the single try of a puzzle. If position and movement are right, the uuid becomes a pass until it expires. */
export async function trySlider(ctx: Sliding, { uuid, moveLength, trace, moved }: Try): Promise<void> {
  const slider = await take(ctx, uuid)
  if (slider === undefined || slider.passed) throw new Refusal(identityErrors.sliderExpired)
  const hits = sliderHits(slider.gap, moveLength, slider.tolerance)
  if (!hits || traceFault(trace, moved, moveLength) !== null) throw new Refusal(identityErrors.sliderWrong)
  if (isQuick(trace)) await countQuick(ctx)
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
      raw(sql`INSERT INTO identity.quick_solver AS s (network, solved, last_at) VALUES (${networkOf(network)}, 1, ${now})
        ON CONFLICT (network) DO UPDATE SET last_at = ${now},
          solved = CASE WHEN s.last_at > ${endOf(now, -60 * quickMinutes)} THEN s.solved + 1 ELSE 1 END`),
    ),
  )

/** How many puzzles a network solved quickly without a pause. */
export async function quickSolved({ db, network, now }: Pick<SessionContext, 'db' | 'network' | 'now'>) {
  const found = await db.maybe(
    raw(sql<{ solved: number }>`SELECT solved FROM identity.quick_solver
      WHERE network = ${networkOf(network)} AND last_at > ${endOf(now, -60 * quickMinutes)}`),
  )
  return found?.solved ?? 0
}
