import { type Reader, sql } from '@iisp/server'
import { containing, searchParts, wantedTerms } from '../rules/search-text.ts'
import { loadRegion } from './regions.ts'

type Condition = ReturnType<typeof sql<boolean>>

/**
 * The condition that a bank branch answers what was typed, or null where nothing can. The terms narrow by
 * index, the LIKE makes sure that they stand next to each other.
 */
export function branchCondition(typed: string): Condition | null {
  const parts = searchParts(typed)
  if (parts.length === 0) return typed.trim() === '' ? sql`true` : null
  const terms = [...new Set(parts.flatMap(wantedTerms))]
  const likes = parts.map((part) => sql`search LIKE ${containing(part)}`)
  return sql`terms @> ${terms}::text[] AND ${sql.join(likes, sql` AND `)}`
}

/** What a city is called that only stands for the whole of its municipality. */
const municipal = ['市辖区', '县']

/** The condition that a branch stands in the province or city of a code; true without a code. */
export async function branchPlace(db: Reader, code: string | undefined): Promise<Condition> {
  if (code === undefined) return sql`true`
  const region = await loadRegion(db, code)
  if (region.level === 1 || region.parent_code === null) return sql`province = ${region.name}`
  const province = await loadRegion(db, `${code.slice(0, 2)}0000`)
  if (municipal.includes(region.name)) return sql`province = ${province.name}`
  return sql`province = ${province.name} AND city = ${region.name}`
}
