import type { WriteContext } from '@iisp/server'
import { type FeeTypeCode, feeTypes } from '../../contract/configs/config.ts'
import { relationTopics } from '../../contract/topics.ts'
import type { ConfigSettings } from '../../rules/configs/config-faults.ts'
import type { StoredRelation } from '../tables.ts'

interface Shortage {
  readonly relation: StoredRelation
  readonly settings: ConfigSettings
  readonly dueOn: string
  readonly feeType: FeeTypeCode
  readonly fee: string
  readonly carried: string
}
/** Tells both managers that a fee cannot be paid whole. The subscriber sends the mail. */
export async function tellShortage(
  { db }: Pick<WriteContext, 'db'>,
  { relation, settings, dueOn, feeType, fee, carried }: Shortage,
): Promise<void> {
  const { institution_id, partner_id, child, mother } = relation
  db.emit({
    topic: relationTopics.feeShort,
    audience: [institution_id, ...(partner_id === null ? [] : [partner_id]), '*'],
    payload: {
      id: relation.id,
      institutionId: child.institutionId,
      email: settings.email,
      subject: `${child.name}付费自动强赎金额不足`,
      content: `子基金${child.name}（${child.code}）${dueOn}应付${feeTypes[feeType].zh}${fee}元，强制赎回母基金${mother.name}（${mother.code}）后仍差${carried}元，差额结转至下一付费日。`,
    },
  })
}
