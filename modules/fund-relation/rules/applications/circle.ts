export interface Link {
  readonly motherId: string
  readonly childId: string
}

/**
 * Whether the new links would close a circle together with the existing ones, so that a fund holds
 * itself through other funds.
 */
export function closesCircle(existing: readonly Link[], added: readonly Link[]): boolean {
  const mothersOf = new Map<string, string[]>()
  for (const { motherId, childId } of [...existing, ...added])
    mothersOf.set(childId, [...(mothersOf.get(childId) ?? []), motherId])
  return added.some(({ motherId, childId }) => reaches(mothersOf, motherId, childId))
}

/** Whether `wanted` can be reached by going up from a fund. */
function reaches(mothersOf: ReadonlyMap<string, readonly string[]>, from: string, wanted: string): boolean {
  const seen = new Set<string>()
  const next = [from]
  for (let fund = next.pop(); fund !== undefined; fund = next.pop()) {
    if (fund === wanted) return true
    if (seen.has(fund)) continue
    seen.add(fund)
    next.push(...(mothersOf.get(fund) ?? []))
  }
  return false
}
