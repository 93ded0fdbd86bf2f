import { engineText } from '../i18n/engine-texts.ts'
import { heartbeat } from '../live/live.ts'
import { confirm } from '../messages/messages.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import { sessionStore } from '../session/session.ts'
import { deployedVersion } from './deployed-version.ts'

/** Milliseconds between checks of the deployed version. */
export const upgradeCheckMs = 300_000

/**
 * Whether the person works in another version of the platform than the deployed one: the presence of
 * menuTopology in the profile marks the new version. Another version text alone means nothing.
 */
export const isOutdated = (production: boolean, expected: boolean, profile: Profile): boolean =>
  production && expected !== Boolean(profile.menuTopology)

let asking = false

/** Offers to reload; never reloads by itself, so that nothing typed is lost. */
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

/** Checks after each load of the profile, every 5 min, and after a push of the server. Returns a function that stops it. */
export function watchUpgrades(
  production: boolean = import.meta.env.PROD,
  readDeployed: typeof deployedVersion = deployedVersion,
): () => void {
  if (!production) return () => {}
  /** The version for which the person last chose 关闭, so that they are asked once. */
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
    if (now.profile && now.profile !== before.profile) void check()
  })
  return () => {
    clearInterval(timer)
    stopPush()
    stopProfile()
  }
}
