import type { AgreementName, JumpTarget } from '../contract/agreements.ts'

/** What is to be agreed to before the first jump: the target's terms, those of the platform one leaves, the policy. */
export function agreementsFor(target: JumpTarget, source: 'fund' | 'custody'): readonly AgreementName[] {
  const theirs: AgreementName = target === 'research-lab' ? 'research-lab' : 'user-service'
  return [theirs, ...(source === 'fund' ? ['fund-analysis' as const] : []), 'privacy']
}
