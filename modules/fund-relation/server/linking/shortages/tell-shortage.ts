import { groupThousands } from '@iisp/contract/group-thousands'
import type { Writer } from '@iisp/server'
import { feeTypes } from '../../../contract/configs/config.ts'
import { relationTopics } from '../../../contract/topics.ts'
import type { ConfigSettings } from '../../../rules/configs/config-faults.ts'
import type { StoredDue, StoredRelation } from '../../tables.ts'
import { toBothManagers } from '../../to-both-managers.ts'

interface Shortage {
  readonly due: StoredDue
  readonly relation: StoredRelation
  readonly settings: ConfigSettings
  readonly carried: string
}

/**
 * Notifies both managers that a fee cannot be paid in full. A subscriber mails the contact of the
 * settings.
 */
export function tellShortage(db: Writer, { due, relation, settings, carried }: Shortage): void {
  const { child, mother } = relation
  const type = feeTypes[due.fee_type].zh
  const [fee, rest] = [groupThousands(due.fee ?? ''), groupThousands(carried)]
  const { audience } = toBothManagers(relation)
  db.emit({
    topic: relationTopics.feeShort,
    audience,
    payload: {
      id: due.id,
      institutionId: child.institutionId,
      email: settings.email,
      subject: `${child.name}付费自动强赎金额不足`,
      content: `子基金${child.name}（${child.code}）${due.due_on}应付${type}${fee}元，强制赎回母基金${mother.name}（${mother.code}）后仍差${rest}元，差额结转至下一付费日。`,
    },
  })
}
