import { type Schedule, attemptEach, moveCase, stateLiteral } from '@iisp/server'
import { staffChangeFlow } from '../../../contract/people/staff-change-states.ts'
import { defaultChangeDays, lapsedUpTo } from '../../../rules/people/change-life.ts'
import type { Identity } from '../../identity.ts'
import { q } from '../../tables.ts'
import { staffChangeCases } from './staff-changes.ts'
import { tellLapsed } from '../staff/tell-staff.ts'

const atOnce = 200
const actor = { personId: 'system', name: '系统', behind: null }

/** Ends changes that were not decided in time, and notifies their proposers. */
export const lapseChanges = ({ changeDays = defaultChangeDays }: Pick<Identity, 'changeDays'>): Schedule => ({
  name: 'identity.lapse-changes',
  everySeconds: 300,
  async run(db, now) {
    const due = await db.all(
      q
        .selectFrom('identity.staff_change')
        .selectAll()
        .where('state', '=', stateLiteral(staffChangeFlow.codes.pending))
        .where('proposed_at', '<=', lapsedUpTo(now, changeDays))
        .orderBy('proposed_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    return attemptEach(db, due, async (change) => {
      await moveCase({ db, now, language: 'zh', actor }, staffChangeCases, change, 'lapse', {
        who: 'system',
        changes: { decided_at: now },
        detail: { account: change.account },
      })
      tellLapsed(db, change)
    })
  },
})
