import type { ActionOf, Role } from '@iisp/contract'
import {
  type PersonActor,
  type WriteContext,
  caseToDecide,
  defineCaseTable,
  sql,
  stateLiteral,
  waitsFor,
} from '@iisp/server'
import { type ConfigState, configFlow } from '../../contract/configs/config-states.ts'
import { confirmsFees } from '../../contract/access.ts'
import { dueFlow } from '../../contract/linking/due-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { factsOfConfig, configSides } from '../../rules/configs/config-actions.ts'
import { dueCases } from '../linking/fees/due-cases.ts'
import { type ConfigChanges, type StoredConfig, q } from '../tables.ts'
import { toBothManagers } from '../to-both-managers.ts'

type ConfigCase = Pick<
  StoredConfig,
  'id' | 'institution_id' | 'partner_id' | 'status' | 'version' | 'entered_by'
>

/** Settings of the forced redemption as cases. */
export const configCases = defineCaseTable<ConfigState, ConfigChanges, ConfigCase>()({
  flow: configFlow,
  table: 'fund_relation.config',
  acts: { enter: 'entered_by' },
  object: ({ id }) => `fund-relation-config:${id}`,
  events: { [relationTopics.configsChanged]: toBothManagers },
})

/** Settings (`c`) with their relation (`r`) that a person sees. */
export const configsOf = ({ scope }: Pick<PersonActor, 'scope'>) =>
  q
    .selectFrom('fund_relation.config as c')
    .innerJoin('fund_relation.relation as r', 'r.id', 'c.relation_id')
    .$if(scope !== '*', (all) =>
      all.where((e) => e.or([e('c.institution_id', '=', scope), e('c.partner_id', '=', scope)])),
    )

interface Decided {
  readonly id: string
  readonly version?: number
  readonly action: ActionOf<typeof configFlow>
  readonly reason?: string
}
/** Settings that the caller decides on: the child fund's manager keeps them, the mother's reads them. */
export const configToDecide = (ctx: WriteContext<PersonActor>, input: Decided) =>
  caseToDecide(ctx, configCases, input, {
    sides: configSides(ctx.actor.roles),
    load: (id) =>
      ctx.db.one(
        configsOf(ctx.actor)
          .selectAll('c')
          .select(['r.mother', 'r.child'])
          .where('c.id', '=', id)
          .where('c.institution_id', '=', ctx.actor.institutionId),
      ),
    is: (one) => factsOfConfig(one),
  })

/** A fee (`d`) of settings (`c`) that waits for the word to pay it. */
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
  sql<boolean>`c.institution_id = ${institutionId} AND (${waitsFor(configCases, 'c', persons, configSides(roles))}
    OR EXISTS (SELECT FROM fund_relation.fee_due d
      WHERE d.config_id = c.id AND ${waitsFor(dueCases, 'd', persons, dueSides(roles))}))`

/** Whose word releases the payment of a fee of the own child funds. */
export const dueSides = (roles: readonly Role[]): 'confirmer'[] =>
  roles.some((role) => confirmsFees.roles.includes(role)) ? ['confirmer'] : []
