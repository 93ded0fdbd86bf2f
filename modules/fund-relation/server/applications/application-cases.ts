import { Refusal, platformErrors } from '@iisp/contract'
import { type PersonActor, defineCaseTable } from '@iisp/server'
import { type ApplicationState, applicationFlow } from '../../contract/applications/application-states.ts'
import { relationErrors } from '../../contract/errors.ts'
import { relationTopics } from '../../contract/topics.ts'
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
  refusals: {
    notOpen: () => new Refusal(relationErrors.applicationMoved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
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
