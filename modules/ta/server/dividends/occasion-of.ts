import type { ConfirmedRun } from '../../contract/links/register-followers.ts'
import type { StoredDividend } from '../tables.ts'

/** How those who follow the register tell a dividend, and what corrects it, from others. */
export const occasionOf = ({
  id,
  first_id,
  attempt,
}: Pick<StoredDividend, 'id' | 'first_id' | 'attempt'>): Pick<ConfirmedRun, 'occasion' | 'attempt'> => ({
  occasion: `dividend-${first_id ?? id}`,
  attempt,
})
