import { type Input, isOneOf, platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { isZero } from '@iisp/contract/exact'
import { type WriteContext, enteredBy, moveCase, refuseTaken, writer } from '@iisp/server'
import { navFlow } from '../../../contract/dealing/nav-states.ts'
import { navEnter as call } from '../../../contract/dealing/nav.ts'
import { taErrors } from '../../../contract/errors.ts'
import { taTopics } from '../../../contract/topics.ts'
import { hasPlaces } from '../../../rules/dealing/nav-places.ts'
import { termsInForce } from '../terms-in-force.ts'
import { q } from '../../tables.ts'
import { isNavUsed, navCases } from './nav-cases.ts'

type Entered = Input<typeof call>

export const navEnter = writer(call, async (ctx, input) => {
  const { db } = ctx
  const product = await db.one(
    q
      .selectFrom('product.product_name')
      .select(['id', 'code', 'institution_id'])
      .where('id', '=', input.productId),
  )
  if (input.navDate > businessDate(ctx.now)) refuse(taErrors.navFuture, { fields: 'navDate' })
  const inForce = await termsInForce(db, product.id, input.navDate)
  if (inForce === undefined) return refuse(taErrors.noTerms, { code: product.code, date: input.navDate })
  checkFigures(input, inForce.terms.navPlaces)
  if (input.replaces !== null) await replace(ctx, input, input.replaces)
  return insert(ctx, input, product.institution_id)
})

function checkFigures(input: Entered, places: number): void {
  for (const field of ['unitNav', 'accumulatedNav'] as const) {
    if (!hasPlaces(input[field], places))
      refuse(taErrors.navPlaces, { fields: field, places: String(places) })
    if (isZero(input[field])) refuse(taErrors.navZero, { fields: field })
  }
}

/** The replaced NAV stays on record. A NAV that a run uses cannot be replaced. */
async function replace(ctx: WriteContext, input: Entered, { id, version }: NonNullable<Entered['replaces']>) {
  const old = await ctx.db.one(
    q
      .selectFrom('ta.nav as n')
      .selectAll('n')
      .select(isNavUsed.as('used'))
      .where('n.id', '=', id)
      .forUpdate(),
  )
  if (old.product_id !== input.productId || old.nav_date !== input.navDate) refuse(platformErrors.notFound)
  if (old.version !== version) refuse(platformErrors.conflict)
  if (old.used && isOneOf(navFlow.sets.valid, old.status)) refuse(taErrors.navUsed)
  await moveCase(ctx, navCases, old, 'replace', { who: 'register' })
}

async function insert({ db, actor, now }: WriteContext, input: Entered, institutionId: string) {
  const added = db.one(
    q
      .insertInto('ta.nav')
      .values({
        institution_id: institutionId,
        product_id: input.productId,
        nav_date: input.navDate,
        unit_nav: input.unitNav,
        accumulated_nav: input.accumulatedNav,
        ...enteredBy({ actor, now }),
      })
      .returning('id'),
  )
  const { id } = await added.catch(refuseTaken(taErrors.navThere, 'nav_day', 'navDate'))
  const { productId, navDate, unitNav } = input
  db.audit({
    institutionId,
    action: 'ta.nav-enter',
    object: `nav:${id}`,
    detail: { productId, date: navDate, unitNav, replaces: input.replaces?.id ?? null },
  })
  db.emit({ topic: taTopics.navChanged, audience: [institutionId, '*'], payload: { id } })
  return { id }
}
