import { type Language, type Role, stateName } from '@iisp/contract'
import {
  type ApplicationMover,
  type ApplicationState,
  applicationFlow,
} from '../../contract/applications/application-states.ts'

interface Party {
  readonly institution_id: string
  readonly partner_id: string | null
}
interface Viewer {
  readonly institutionId: string
  readonly roles: readonly Role[]
}
/** On which sides of an application somebody may act; none for a stranger. */
export function sidesOf({ institution_id, partner_id }: Party, viewer: Viewer): ApplicationMover[] {
  if (viewer.roles.includes('ta-operator')) return ['register']
  if (!viewer.roles.includes('operator')) return []
  if (viewer.institutionId === institution_id) return ['applicant']
  return viewer.institutionId === partner_id ? ['counterparty'] : []
}

/** SQJD: progress of an application, such as 2/3 待审核 (BO-111). */
export function progressOf(status: ApplicationState, crosses: boolean, language: Language): string {
  const steps = crosses ? ['0', '1', '2'] : ['1', '2']
  const at = steps.indexOf(status)
  const name = stateName(applicationFlow, status, language)
  return at < 0 ? name : `${at + 1}/${steps.length} ${name}`
}
