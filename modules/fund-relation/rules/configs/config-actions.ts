import { type Role, canMove } from '@iisp/contract'
import { type ConfigState, configFlow } from '../../contract/configs/config-states.ts'
import type { ConfigAction } from '../../contract/configs/config.ts'

interface Config {
  readonly institution_id: string
  readonly entered_by: string
  readonly status: ConfigState
  /** What was reviewed last; null where nothing has been in force. */
  readonly in_force: unknown
}
interface Viewer {
  readonly institutionId: string
  readonly roles: readonly Role[]
  /** All persons who are this human being. */
  readonly persons: readonly string[]
}
const reviewers: readonly Role[] = ['operator', 'reviewer', 'signer']

/** Who entered settings does not review them, under none of their accounts. */
export const isRecorder = (
  { entered_by }: Pick<Config, 'entered_by'>,
  { persons }: Pick<Viewer, 'persons'>,
) => persons.includes(entered_by)

/** What this person may do with settings now: those of an own child fund alone. */
export function configActions(config: Config, viewer: Viewer): ConfigAction[] {
  const { status } = config
  if (viewer.institutionId !== config.institution_id) return []
  const enters = viewer.roles.includes('operator')
  // what has been in force is deleted by two persons
  const deletion = config.in_force === null ? 'remove' : 'askDelete'
  const may: Readonly<Record<ConfigAction, boolean>> = {
    modify: enters && canMove(configFlow, status, 'modify', 'recorder'),
    delete: enters && canMove(configFlow, status, deletion, 'recorder'),
    review:
      canMove(configFlow, status, 'pass', 'reviewer') &&
      viewer.roles.some((role) => reviewers.includes(role)) &&
      !isRecorder(config, viewer),
  }
  return (Object.keys(may) as ConfigAction[]).filter((action) => may[action])
}
