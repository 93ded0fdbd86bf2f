import { applicationDeskList } from '../../contract/applications/application-desk.ts'
import { applicationBasis } from '../../contract/applications/application-basis.ts'
import { applicationDetail, applicationList } from '../../contract/applications/applications.ts'

/** What a change of an application shows in. */
export const applicationCalls = [applicationList, applicationDetail, applicationDeskList, applicationBasis]
