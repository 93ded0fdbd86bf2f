import { type Reader, containing, sql } from '@iisp/server'
import { searchParts, wantedTerms } from '../rules/search-text.ts'
import { loadRegion } from './regions.ts'
import { q } from './tables.ts'

/**
 * The bank branches that answer what was typed, or null where nothing can. The terms narrow by index, the LIKE makes
 * sure that they stand next to each other.
 */
export function branchesNamed(typed: string) {
  const parts = searchParts(typed)
  const branches = q.selectFrom('reference.bank_branch')
  if (parts.length === 0) return typed.trim() === '' ? branches : null
  const terms = [...new Set(parts.flatMap(wantedTerms))]
  return parts.reduce(
    (found, part) => found.where('search', 'like', containing(part)),
    branches.where(sql<boolean>`terms @> ${terms}::text[]`),
  )
}

/** Name of the single 'city' of a municipality, which represents the whole municipality. */
const municipal = ['市辖区', '县']

/** The condition that a branch is in the province or city of a code; true without a code. */
export async function branchPlace(db: Reader, code: string | undefined) {
  if (code === undefined) return sql<boolean>`true`
  const region = await loadRegion(db, code)
  if (region.level === 1 || region.parent_code === null) return sql<boolean>`province = ${region.name}`
  const province = await loadRegion(db, `${code.slice(0, 2)}0000`)
  if (municipal.includes(region.name)) return sql<boolean>`province = ${province.name}`
  return sql<boolean>`province = ${province.name} AND city = ${region.name}`
}
