import { type Role, canMove } from '@iisp/contract'
import { type ConfigState, configFlow } from '../../contract/configs/config-states.ts'
import type { ConfigAction } from '../../contract/configs/config.ts'

interface Config {
  readonly institution_id: string
  readonly entered_by: string
  readonly status: ConfigState
  /** The settings reviewed last; null if none have been in force. */
  readonly in_force: unknown
}
interface Viewer {
  readonly institutionId: string
  readonly roles: readonly Role[]
  /** All persons of this human being. */
  readonly persons: readonly string[]
}
const reviewers: readonly Role[] = ['operator', 'reviewer', 'signer']

/** The person who entered the settings cannot review them, whichever account they use. */
export const isRecorder = (
  { entered_by }: Pick<Config, 'entered_by'>,
  { persons }: Pick<Viewer, 'persons'>,
) => persons.includes(entered_by)

/**
 * Actions that this person may take on settings now. Only the manager of the child fund has any.
 */
export function configActions(config: Config, viewer: Viewer): ConfigAction[] {
  const { status } = config
  if (viewer.institutionId !== config.institution_id) return []
  const enters = viewer.roles.includes('operator')
  // Settings that have been in force can only be deleted by two persons.
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
