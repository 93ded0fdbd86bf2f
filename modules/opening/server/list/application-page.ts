import type { Input } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import {
  type PersonActor,
  type ReadContext,
  anyOf,
  containing,
  planAllAnew,
  readPage,
  sql,
} from '@iisp/server'
import type { getOpeningList } from '../../contract/list.ts'
import type { ApplicationStatus } from '../../contract/states.ts'
import { withNames } from '../application-names.ts'
import { presentRow } from '../present.ts'
import { q } from '../tables.ts'
import { viewerOf } from '../viewer.ts'

export type ListInput = Input<typeof getOpeningList>

export const applications = q.selectFrom('opening.application')
type Applications = typeof applications

/** The filters that all lists have. */
export async function filtered({ call }: Pick<ReadContext, 'call'>, input: ListInput): Promise<Applications> {
  const { status, startDate, endDate } = input
  const keyword = (input.keyword ?? '').trim()
  let found = applications
  if (keyword !== '') {
    const brokers = await call(getJJsListByOrgNameSupportLike, { orgName: keyword })
    found = found.where(
      matching(
        keyword.toLowerCase(),
        brokers.map(({ JJSID }) => JJSID),
      ),
    )
  }
  if (status) found = found.where('status', '=', anyOf(status.split(',') as ApplicationStatus[]))
  if (startDate) found = found.where('business_date', '>=', startDate)
  if (endDate) found = found.where('business_date', '<=', endDate)
  return found
}

/**
 * Matches a part of an application's texts, of its product's English name, or one of these brokers.
 */
const matching = (part: string, brokerIds: readonly string[]) =>
  sql<boolean>`(search LIKE ${containing(part)} OR broker_id = ${anyOf(brokerIds)}
    OR product_id IN (SELECT id FROM product.product_name WHERE lower(name_en) LIKE ${containing(part)}))`

/** One page of applications in the given order, each with the caller's actions. */
export async function applicationPage(
  ctx: ReadContext<PersonActor>,
  found: Applications,
  ordered: (all: Applications) => Applications,
  input: ListInput,
) {
  const viewer = viewerOf(ctx.actor)
  const today = businessDate(ctx.now)
  const page = await readPage(planAllAnew(ctx.db), input, found, {
    select: (all) => ordered(all).selectAll(),
    present: (row) => row,
  })
  const named = await withNames(ctx, page.list)
  return { ...page, list: named.map((row) => presentRow(row, viewer, ctx.language, today)) }
}

/** The manager's own applications of a kind, the newest first. */
export const ownApplications = async (ctx: ReadContext<PersonActor>, kind: '1' | '2', input: ListInput) =>
  applicationPage(
    ctx,
    (await filtered(ctx, input))
      .where('institution_id', '=', ctx.actor.institutionId)
      .where('kind', '=', kind),
    (all) => all.orderBy('id', 'desc'),
    input,
  )
