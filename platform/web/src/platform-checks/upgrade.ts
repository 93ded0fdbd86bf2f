import { engineText } from '../i18n/engine-texts.ts'
import { whenIdle } from '../loader/when-idle.ts'
import { heartbeat } from '../live/live.ts'
import { confirm } from '../messages/messages.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import { sessionStore } from '../session/session.ts'
import { deployedVersion } from './deployed-version.ts'

/** Milliseconds between checks of the deployed version. */
export const upgradeCheckMs = 300_000

/**
 * Whether the person uses another version of the platform than the deployed one. A profile with menuTopology belongs to
 * the new version; a different version text alone does not count.
 */
export const isOutdated = (production: boolean, expected: boolean, profile: Profile): boolean =>
  production && expected !== Boolean(profile.menuTopology)

let asking = false

/** Offers to reload. Never reloads without consent, so that no input is lost. */
export async function promptUpgrade(reload: () => void = () => location.reload()): Promise<void> {
  if (asking) return
  asking = true
  const agreed = await confirm({
    title: engineText('upgrade.title'),
    desc: engineText('upgrade.content'),
    okText: engineText('upgrade.refresh'),
    cancelText: engineText('upgrade.close'),
  })
  asking = false
  if (agreed) reload()
}

/** Checks after each load of the profile, every 5 min, and after a push of the server. Returns a function that stops. */
export function watchUpgrades(
  production: boolean = import.meta.env.PROD,
  readDeployed: typeof deployedVersion = deployedVersion,
): () => void {
  if (!production) return () => {}
  /** The version for which the person last chose 关闭, so that it is offered only once. */
  let declined: boolean | null = null
  const check = async () => {
    const { profile } = sessionStore.getState()
    if (!profile) return
    const expected = await readDeployed().then(
      ({ menuTopology }) => menuTopology,
      () => null,
    )
    if (expected === null || expected === declined || !isOutdated(production, expected, profile)) return
    declined = expected
    await promptUpgrade()
  }
  const timer = setInterval(() => void check(), upgradeCheckMs)
  const stopPush = heartbeat.subscribe('upgraded', () => void check())
  const stopProfile = sessionStore.subscribe((now, before) => {
    if (now.profile && now.profile !== before.profile) whenIdle(() => void check())
  })
  return () => {
    clearInterval(timer)
    stopPush()
    stopProfile()
  }
}
