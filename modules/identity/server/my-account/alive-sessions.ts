import type { Identity } from '../identity.ts'
import { isSessionAlive } from '../sessions-desk/alive.ts'
import { q } from '../tables.ts'

/** The sessions (`s`) of an account that are alive. */
export const aliveSessions = (identity: Pick<Identity, 'life'>, loginAccountId: string, now: Date) =>
  q
    .selectFrom('identity.session as s')
    .where('s.login_account_id', '=', loginAccountId)
    .where(isSessionAlive(identity, now))
