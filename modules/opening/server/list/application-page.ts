import { businessDate } from '@iisp/contract/date'
import {
  type PersonActor,
  type ReadContext,
  containing,
  countCap,
  pageAnswer,
  pageWindow,
  rawAnew,
  sql,
} from '@iisp/server'
import type { RawBuilder } from 'kysely'
import { presentRow } from '../present.ts'
import type { Application } from '../tables.ts'
import { viewerOf } from '../viewer.ts'

type Part = RawBuilder<unknown>

export interface ListInput {
  readonly keyword?: string
  readonly status?: string
  readonly startDate?: string
  readonly endDate?: string
  readonly pageNo?: number
  readonly pageSize?: number
}

/** Filters that all lists have. */
export function conditionsOf(input: ListInput): Part[] {
  const parts: Part[] = []
  const keyword = (input.keyword ?? '').trim()
  if (keyword !== '') parts.push(sql`search LIKE ${containing(keyword.toLowerCase())}`)
  if (input.status) parts.push(sql`status = ANY(${input.status.split(',')}::text[])`)
  if (input.startDate) parts.push(sql`business_date >= ${input.startDate}::date`)
  if (input.endDate) parts.push(sql`business_date <= ${input.endDate}::date`)
  return parts
}

/** One page of applications in the given order, each with the caller's actions. */
export async function readPage(
  ctx: ReadContext<PersonActor>,
  parts: readonly Part[],
  order: Part,
  input: ListInput,
) {
  const window = pageWindow(input)
  const where = sql.join([...parts], sql` AND `)
  const [rows, { total }] = await Promise.all([
    ctx.db.all(
      rawAnew(sql<Application>`SELECT * FROM opening.application WHERE ${where}
        ORDER BY ${order} LIMIT ${window.limit} OFFSET ${window.offset}`),
    ),
    ctx.db.one(
      rawAnew(sql<{ total: number }>`SELECT count(*)::int AS total FROM (
        SELECT FROM opening.application WHERE ${where} LIMIT ${countCap + 1}) found`),
    ),
  ])
  const viewer = viewerOf(ctx.actor)
  const today = businessDate(ctx.now)
  const list = rows.map((row) => presentRow(row, viewer, ctx.language, today))
  return pageAnswer(list, total, window)
}
