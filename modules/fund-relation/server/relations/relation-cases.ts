import { Refusal, platformErrors } from '@iisp/contract'
import { type PersonActor, defineCaseTable } from '@iisp/server'
import { relationErrors } from '../../contract/errors.ts'
import { type RelationState, relationFlow } from '../../contract/relations/relation-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { type RelationChanges, type StoredRelation, q } from '../tables.ts'
import { toBothManagers } from '../to-both-managers.ts'

type RelationCase = Pick<
  StoredRelation,
  'id' | 'institution_id' | 'partner_id' | 'status' | 'version' | 'mother' | 'child'
>

/** Relations as cases. */
export const relationCases = defineCaseTable<RelationState, RelationChanges, RelationCase>()({
  flow: relationFlow,
  table: 'fund_relation.relation',
  object: ({ id }) => `fund-relation:${id}`,
  detail: ({ mother, child }, { from, to }) => ({ mother: mother.code, child: child.code, from, to }),
  events: { [relationTopics.relationsChanged]: toBothManagers },
  refusals: {
    notOpen: () => new Refusal(relationErrors.relationGone),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})

export const relationsOf = ({ scope }: Pick<PersonActor, 'scope'>) =>
  q
    .selectFrom('fund_relation.relation as r')
    .$if(scope !== '*', (all) =>
      all.where((e) => e.or([e('r.institution_id', '=', scope), e('r.partner_id', '=', scope)])),
    )
