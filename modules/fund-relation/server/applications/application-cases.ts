import { type PersonActor, type WriteContext, caseToDecide, defineCaseTable } from '@iisp/server'
import {
  type ApplicationAction,
  type ApplicationState,
  applicationFlow,
} from '../../contract/applications/application-states.ts'
import { relationTopics } from '../../contract/topics.ts'
import { sidesOf } from '../../rules/applications/application-actions.ts'
import { type ApplicationChanges, type StoredApplication, q } from '../tables.ts'
import { toBothManagers } from '../to-both-managers.ts'

type ApplicationCase = Pick<
  StoredApplication,
  'id' | 'institution_id' | 'partner_id' | 'status' | 'version' | 'mother' | 'child'
>

/** Applications for relations as cases. */
export const applicationCases = defineCaseTable<ApplicationState, ApplicationChanges, ApplicationCase>()({
  flow: applicationFlow,
  table: 'fund_relation.application',
  object: ({ id }) => `fund-relation-application:${id}`,
  detail: ({ mother, child }, { from, to, reason }) => ({
    mother: mother.code,
    child: child.code,
    from,
    to,
    reason,
  }),
  history: {
    table: 'fund_relation.application_step',
    caseId: 'application_id',
    more: ({ partner_id }) => ({ partner_id }),
  },
  events: { [relationTopics.applicationsChanged]: toBothManagers },
})

/**
 * The applications that a person may see: those of their own institution and those that it has to
 * consent to; the operating side sees all.
 */
export const applicationsOf = ({ scope }: Pick<PersonActor, 'scope'>) =>
  q
    .selectFrom('fund_relation.application as a')
    .$if(scope !== '*', (all) =>
      all.where((e) => e.or([e('a.institution_id', '=', scope), e('a.partner_id', '=', scope)])),
    )

interface Decided {
  readonly id: string
  readonly version?: number
  readonly action: ApplicationAction
  readonly reason?: string
}
/** An application that the caller decides on, on the caller's side of it. */
export async function applicationToDecide(ctx: WriteContext<PersonActor>, input: Decided) {
  const found = await ctx.db.one(applicationsOf(ctx.actor).selectAll('a').where('a.id', '=', input.id))
  const sides = sidesOf(found, ctx.actor)
  return caseToDecide(ctx, applicationCases, input, { sides, load: async () => found })
}
