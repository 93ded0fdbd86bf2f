import { type Writer, stateLiteral } from '@iisp/server'
import { relationFlow } from '../../../contract/relations/relation-states.ts'
import type { ConfigSettings } from '../../../rules/configs/config-faults.ts'
import { type StoredRelation, q } from '../../tables.ts'

export interface InForce {
  readonly config: {
    readonly id: string
    readonly institution_id: string
    readonly partner_id: string | null
  }
  readonly settings: ConfigSettings
  readonly relation: StoredRelation
}

/** The reviewed settings of relations in effect. */
export async function settingsInForce(db: Writer): Promise<InForce[]> {
  const rows = await db.all(
    q
      .selectFrom('fund_relation.config as c')
      .innerJoin('fund_relation.relation as r', 'r.id', 'c.relation_id')
      .selectAll('r')
      .select(['c.id as configId', 'c.institution_id as owner', 'c.partner_id as other', 'c.in_force'])
      .where('c.in_force', 'is not', null)
      .where('r.status', '=', stateLiteral(relationFlow.codes.effective))
      .orderBy('c.id'),
  )
  return rows.flatMap(({ configId, owner, other, in_force: settings, ...relation }) =>
    settings === null
      ? []
      : [{ config: { id: configId, institution_id: owner, partner_id: other }, settings, relation }],
  )
}
