import { Refusal, platformErrors } from '@iisp/contract'
import { type PersonActor, defineCaseTable, sql, stateList } from '@iisp/server'
import { type ConfigState, configFlow } from '../../contract/configs/config-states.ts'
import { relationErrors } from '../../contract/errors.ts'
import { relationTopics } from '../../contract/topics.ts'
import { type ConfigChanges, type StoredConfig, q } from '../tables.ts'
import { toBothManagers } from '../to-both-managers.ts'

type ConfigCase = Pick<StoredConfig, 'id' | 'institution_id' | 'partner_id' | 'status' | 'version'>

/** Settings of the forced redemption as cases. */
export const configCases = defineCaseTable<ConfigState, ConfigChanges, ConfigCase>()({
  flow: configFlow,
  table: 'fund_relation.config',
  object: ({ id }) => `fund-relation-config:${id}`,
  events: { [relationTopics.configsChanged]: toBothManagers },
  refusals: {
    notOpen: () => new Refusal(relationErrors.configMoved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})

/** Settings (`c`) with their relation (`r`) that a person sees. */
export const configsOf = ({ scope }: Pick<PersonActor, 'scope'>) =>
  q
    .selectFrom('fund_relation.config as c')
    .innerJoin('fund_relation.relation as r', 'r.id', 'c.relation_id')
    .$if(scope !== '*', (all) =>
      all.where((e) => e.or([e('c.institution_id', '=', scope), e('c.partner_id', '=', scope)])),
    )

/** Settings (`c`) that wait for this person's review: a colleague entered them. */
export const waitingForReview = ({
  institutionId,
  persons,
}: Pick<PersonActor, 'institutionId' | 'persons'>) =>
  sql<boolean>`c.institution_id = ${institutionId} AND c.status IN ${stateList(configFlow.sets.waiting)}
    AND c.entered_by <> ALL (${persons}::text[])`
