import { configureErrorLog } from '../errors/error-log.ts'
import { heartbeat } from '../live/live.ts'
import { configureMessages, resetMessages } from '../messages/messages.ts'
import { watchUpgrades } from '../platform-checks/upgrade.ts'
import type { PortalParts, PortalPorts } from '../ports.ts'
import { type Hurdles, configureHurdles } from '../request/hurdles.ts'
import { configureRequests } from '../request/request-config.ts'
import { onSessionExpired } from '../request/session-gate.ts'
import { forgetSubmissionKeys } from '../request/submission-keys.ts'
import { tracking } from '../request/tracking.ts'
import { endSession } from '../request/while-signed-in.ts'
import { askFactor, forgetStepUp } from '../step-up/step-up-store.ts'
import { passSupervisor } from '../supervisor/supervisor-store.ts'
import { appearanceOf, startAppearance } from '../theme/appearance.ts'
import { configureSession, markExpired, onReset, sessionStore } from './session.ts'

export interface EngineParts extends Pick<PortalParts, 'ports' | 'settings' | 'download'> {
  /** Pushes a route of the portal. */
  readonly navigate: (url: string) => void
}

/** Wires the engine once for the window; `loadSession` comes next. */
export function startEngine({ ports, settings, navigate, download }: EngineParts): void {
  configureRequests({
    withCredentials: settings.withCredentials,
    fallbackEmail: settings.serviceEmail,
    serviceEmail: async (menuId) => settings.serviceEmails[menuId] ?? null,
  })
  configureHurdles(hurdlesOf(ports))
  configureMessages({ navigate, ...(download && { download }) })
  configureErrorLog({ host: settings.errorLogHost, textBlacklist: settings.errorTextBlacklist })
  configureSession(ports)
  startAppearance()
  onSessionExpired(markExpired)
  onReset(() => {
    tracking.abortAll()
    resetMessages()
    forgetStepUp()
    forgetSubmissionKeys()
  })
  heartbeat.subscribe('session-ended', endSession)
  beatWhileSignedIn()
  watchUpgrades(ports)
}

/** What the portal can let a person do before a call goes again. */
const hurdlesOf = ({ factor, supervisor }: PortalPorts): Partial<Hurdles> => ({
  ...(factor && { factor: () => askFactor(factor) }),
  ...(supervisor && {
    approval: (busiType: string, object: string) => passSupervisor(supervisor, { busiType, object }),
  }),
})

/** The heartbeat lives as long as a person is signed in; each login starts it anew. */
function beatWhileSignedIn(): void {
  const beats = ({ status, expired }: { status: string; expired: boolean }) => status === 'in' && !expired
  sessionStore.subscribe((now, before) => {
    if (now.profile && now.profile.account !== before.profile?.account) appearanceOf(now.profile.account)
    if (beats(now) === beats(before)) return
    if (beats(now)) heartbeat.start()
    else heartbeat.stop()
  })
}
