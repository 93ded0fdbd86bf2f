import type { AgreementName } from '../contract/agreements.ts'
import type { JumpTarget } from '../contract/jumps.ts'

/**
 * The agreements required before the first jump: the target's terms, the terms of the platform that
 * one leaves, and the privacy policy.
 */
export function agreementsFor(target: JumpTarget, source: 'fund' | 'custody'): readonly AgreementName[] {
  const theirs: AgreementName = target === 'research-lab' ? 'research-lab' : 'user-service'
  return [theirs, ...(source === 'fund' ? ['fund-analysis' as const] : []), 'privacy']
}

/** The platform's address with the ticket, and the menu that the person came from, added to its own query. */
export function addressWith(base: string, ticket: string, menuId: string): string {
  const url = new URL(base)
  url.searchParams.set('sessionid', ticket)
  url.searchParams.set('menuId', menuId)
  return url.href
}
