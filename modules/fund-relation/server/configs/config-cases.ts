import { type Role, Refusal, platformErrors } from '@iisp/contract'
import { type PersonActor, defineCaseTable, sql, stateList, stateLiteral } from '@iisp/server'
import { type ConfigState, configFlow } from '../../contract/configs/config-states.ts'
import { confirmsFees } from '../../contract/access.ts'
import { dueFlow } from '../../contract/linking/due-states.ts'
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

/** A fee (`d`) of settings (`c`) whose payment a person has to release. */
export const feeToConfirm = sql<boolean>`d.config_id = c.id AND d.status = ${stateLiteral(dueFlow.codes.toConfirm)}`

/**
 * Settings (`c`) that await this person: to review a colleague's entry, or to release the payment
 * of a fee.
 */
export const waitingForPerson = ({
  institutionId,
  persons,
  roles,
}: Pick<PersonActor, 'institutionId' | 'persons' | 'roles'>) =>
  sql<boolean>`c.institution_id = ${institutionId} AND (
    (c.status IN ${stateList(configFlow.sets.waiting)} AND c.entered_by <> ALL (${persons}::text[]))
    OR (${roles.some(releasesFees)} AND EXISTS (SELECT FROM fund_relation.fee_due d WHERE ${feeToConfirm})))`

/** Roles that may release the payment of a fee. */
export const releasesFees = (role: Role): boolean => confirmsFees.roles.includes(role)
