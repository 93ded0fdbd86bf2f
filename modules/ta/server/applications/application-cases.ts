import { type PersonActor, defineCaseTable, toBothSides } from '@iisp/server'
import { type ApplicationState, applicationFlow } from '../../contract/applications/application-states.ts'
import { taTopics } from '../../contract/topics.ts'
import { stepsIn } from '../case-parts.ts'
import { type ApplicationChanges, type StoredApplication, q } from '../tables.ts'

type ApplicationCase = Pick<
  StoredApplication,
  'id' | 'institution_id' | 'status' | 'version' | 'application_no' | 'business_code' | 'created_by'
>

/** Every step of an application. */
export const applicationHistory = stepsIn<ApplicationCase>('ta.application_step', 'application_id')

/** Applications as cases. */
export const applicationCases = defineCaseTable<ApplicationState, ApplicationChanges, ApplicationCase>()({
  flow: applicationFlow,
  table: 'ta.application',
  acts: { enter: 'created_by' },
  object: ({ id }) => `ta-application:${id}`,
  history: applicationHistory,
  detail: ({ application_no, business_code }, { from, to, reason }) => ({
    number: application_no,
    kind: business_code,
    from,
    to,
    reason,
  }),
  events: { [taTopics.applicationChanged]: toBothSides },
})

/** The applications (`a`) in the caller's scope: the own institution's, or all at the TA desk. */
export const applicationsOf = ({ scope }: Pick<PersonActor, 'scope'>) =>
  q.selectFrom('ta.application as a').$if(scope !== '*', (all) => all.where('a.institution_id', '=', scope))
