import { sql } from '@iisp/server'
import { containing, searchParts, wantedTerms } from '../rules/search-text.ts'

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
