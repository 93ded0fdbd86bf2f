import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type ReadContext, anyOf, containing, planAllAnew, readPage } from '@iisp/server'
import type { ApplicationStatus } from '../../contract/states.ts'
import { withNames } from '../application-names.ts'
import { presentRow } from '../present.ts'
import { q } from '../tables.ts'
import { viewerOf } from '../viewer.ts'

export interface ListInput {
  readonly keyword?: string
  readonly status?: string
  readonly startDate?: string
  readonly endDate?: string
  readonly pageNo?: number
  readonly pageSize?: number
}
export const applications = q.selectFrom('opening.application')
type Applications = typeof applications

/** The filters that all lists have. */
export function filtered(all: Applications, input: ListInput): Applications {
  const { status, startDate, endDate } = input
  const keyword = (input.keyword ?? '').trim()
  let found = all
  if (keyword !== '') found = found.where('search', 'like', containing(keyword.toLowerCase()))
  if (status) found = found.where('status', '=', anyOf(status.split(',') as ApplicationStatus[]))
  if (startDate) found = found.where('business_date', '>=', startDate)
  if (endDate) found = found.where('business_date', '<=', endDate)
  return found
}

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
export const ownApplications = (ctx: ReadContext<PersonActor>, kind: '1' | '2', input: ListInput) =>
  applicationPage(
    ctx,
    filtered(applications, input)
      .where('institution_id', '=', ctx.actor.institutionId)
      .where('kind', '=', kind),
    (all) => all.orderBy('id', 'desc'),
    input,
  )
