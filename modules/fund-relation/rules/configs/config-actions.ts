import { type Role, actionsOn } from '@iisp/contract'
import { type ConfigMover, type ConfigState, configFlow } from '../../contract/configs/config-states.ts'

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

/** What somebody's roles let them do with settings of the own child funds. */
export const configSides = (roles: readonly Role[]): ConfigMover[] => [
  ...(roles.includes('operator') ? (['recorder'] as const) : []),
  ...(roles.some((role) => reviewers.includes(role)) ? (['reviewer'] as const) : []),
]

/** Facts about settings that keep them from a way. */
export const factsOfConfig = ({ in_force }: Pick<Config, 'in_force'>) => ({ inForce: in_force !== null })

/** What this person may do with settings now: those of an own child fund alone. */
export const configActions = (config: Config, { institutionId, roles, persons }: Viewer) =>
  actionsOn(configFlow, institutionId === config.institution_id ? configSides(roles) : [], config.status, {
    persons,
    by: { enter: config.entered_by },
    is: factsOfConfig(config),
  })
