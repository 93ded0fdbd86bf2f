import { type ActionOf, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, caseToDecide, moveCase } from '@iisp/server'
import type { applicationFlow } from '../../contract/applications/application-states.ts'
import { taErrors as e } from '../../contract/errors.ts'
import { type DayAnswer, dealingDayFor } from '../../rules/applications/dealing-day.ts'
import { circleDays } from '../conversions/circles.ts'
import { productsById } from '../products-by-id.ts'
import type { StoredApplication } from '../tables.ts'
import { openDaysOf } from './open-days-of.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { applicationCases, applicationsOf } from './application-cases.ts'
import { frozenFor, lockFunds } from '../conversions/both-funds.ts'
import { lateReason } from './late-reason.ts'

type Ctx = WriteContext<PersonActor>
type Decision = ActionOf<typeof applicationFlow>

/**
 * Loads an application for the caller's decision: in the version seen, entered by another human being, not in a run.
 */
export const applicationToDecide = (
  ctx: Ctx,
  input: {
    readonly id: string
    readonly version: number
    readonly reason?: string
    readonly action: Decision
  },
) =>
  caseToDecide(ctx, applicationCases, input, {
    sides: ['register'],
    load: (id) => ctx.db.one(applicationsOf(ctx.actor).where('a.id', '=', id).selectAll('a')),
    is: ({ run_id }) => ({ inRun: run_id !== null }),
  })

/** Passes an application. If the list of its day is already frozen, it goes to the next open day. */
export async function passApplication(ctx: Ctx, found: StoredApplication): Promise<DayAnswer> {
  const { db, actor } = ctx
  await lockFunds(db, found)
  const { day, late } = await dayOf(ctx, found)
  await moveCase(ctx, applicationCases, found, 'pass', {
    who: 'register',
    reason: late ? lateReason(found.dealing_date, day) : '',
    changes: {
      examined_by: actor.personId,
      examined_name: actor.name,
      reason: '',
      ...(late && { dealing_date: day, late: true }),
    },
  })
  return { day, late }
}

async function dayOf(ctx: Ctx, found: StoredApplication): Promise<DayAnswer> {
  const { db, now } = ctx
  const { dealing_date: asked, product_id: productId } = found
  const frozen = await frozenFor(db, found, asked)
  // the desk may pass an application that came in time until the list of its day is frozen
  if (!frozen.has(asked)) return { day: asked, late: false }
  const today = businessDate(now)
  const code = (await productsById(ctx, [productId])).get(productId)?.PRODUCT_NO ?? ''
  const terms = await termsInForce(db, productId, today)
  if (terms === undefined) return refuse(e.noTerms, { code, date: today })
  const openDays = await openDaysOf(ctx, { productId, terms: terms.terms }, found.business_code, today)
  const days = await openFor(ctx, found, openDays, today)
  const answer = dealingDayFor(asked, days, { now, frozen, coolingOffEnds: null })
  return answer ?? refuse(e.noOpenDay, { code })
}

/**
 * The open days on which it may be dealt. A conversion needs a day on which both funds are open and no circle closes.
 */
async function openFor(
  ctx: Ctx,
  { id, institution_id, product_id, target_product_id: target }: StoredApplication,
  openDays: readonly string[],
  today: string,
): Promise<readonly string[]> {
  if (target === null) return openDays
  const found = await termsInForce(ctx.db, target, today)
  if (found === undefined) return []
  const into = new Set(await openDaysOf(ctx, { productId: target, terms: found.terms }, '022', today))
  const way = { institutionId: institution_id, source: product_id, target, except: id }
  const circles = new Set(await circleDays(ctx.db, way, today))
  return openDays.filter((day) => into.has(day) && !circles.has(day))
}
