import { platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, moveCase } from '@iisp/server'
import { taErrors as e } from '../../contract/errors.ts'
import { type DayAnswer, dealingDayFor } from '../../rules/applications/dealing-day.ts'
import { productsById } from '../products-by-id.ts'
import type { StoredApplication } from '../tables.ts'
import { openDaysOf } from './open-days-of.ts'
import { termsInForce } from '../dealing/terms-in-force.ts'
import { applicationCases, applicationsOf } from './application-cases.ts'
import { frozenDays, lockFund } from './fund-lock.ts'
import { lateReason } from './late-reason.ts'

type Ctx = WriteContext<PersonActor>

/** An application that the caller decides: in the version seen, and entered by another human being. */
export async function applicationToDecide(
  { db, actor }: Ctx,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<StoredApplication> {
  const found = await db.one(applicationsOf(actor).where('a.id', '=', id).selectAll('a'))
  if (found.version !== version) refuse(platformErrors.conflict)
  if (actor.persons.includes(found.created_by)) refuse(e.secondPerson)
  return found
}

/** Passes an application. Where the list of its day is frozen already, it goes to the next open day. */
export async function passApplication(ctx: Ctx, found: StoredApplication): Promise<DayAnswer> {
  const { db, actor } = ctx
  await lockFund(db, found.product_id)
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
  const frozen = await frozenDays(db, productId, asked)
  // the desk may still pass what came in time, until the list of the day is frozen
  if (!frozen.has(asked)) return { day: asked, late: false }
  const today = businessDate(now)
  const code = (await productsById(ctx, [productId])).get(productId)?.PRODUCT_NO ?? ''
  const terms = await termsInForce(db, productId, today)
  if (terms === undefined) return refuse(e.noTerms, { code, date: today })
  const openDays = await openDaysOf(ctx, { productId, terms: terms.terms }, found.business_code, today)
  const answer = dealingDayFor(asked, openDays, { now, frozen, coolingOffEnds: null })
  return answer ?? refuse(e.noOpenDay, { code })
}
