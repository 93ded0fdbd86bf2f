import { applicationDeskList } from '../../contract/applications/application-desk.ts'
import { applicationBasis } from '../../contract/applications/application-basis.ts'
import { applicationDetail, applicationList } from '../../contract/applications/applications.ts'

/** Calls to refresh after an application has changed. */
export const applicationCalls = [applicationList, applicationDetail, applicationDeskList, applicationBasis]
