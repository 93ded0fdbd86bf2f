import type { ConfirmedRun } from '../../contract/links/register-followers.ts'
import type { StoredDividend } from '../tables.ts'

/** Identifies a dividend across its corrections, for the followers of the register. */
export const occasionOf = ({
  id,
  first_id,
  attempt,
}: Pick<StoredDividend, 'id' | 'first_id' | 'attempt'>): Pick<ConfirmedRun, 'occasion' | 'attempt'> => ({
  occasion: `dividend-${first_id ?? id}`,
  attempt,
})
