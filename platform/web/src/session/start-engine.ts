import { configureErrorLog } from '../errors/error-log.ts'
import { heartbeat } from '../live/live.ts'
import { configureMessages, resetMessages } from '../messages/messages.ts'
import { watchUpgrades } from '../platform-checks/upgrade.ts'
import type { PortalParts } from '../ports.ts'
import { dropFirstAnswers } from '../request/first-answers.ts'
import { configureRequests } from '../request/request-config.ts'
import { onSessionExpired } from '../request/session-gate.ts'
import { forgetSubmissionKeys } from '../request/submission-keys.ts'
import { tracking } from '../request/tracking.ts'
import { endForOtherPerson, endSession } from '../request/while-signed-in.ts'
import { configureTableSettings } from '../table-settings/table-settings-port.ts'
import { appearanceOf, startAppearance } from '../theme/appearance.ts'
import { isScreenLocked, markLocked, markUnlocked } from '../request/screen-lock.ts'
import { watchIdle } from './idle-lock.ts'
import { lockScreen } from './lock-screen.ts'
import {
  configureSession,
  followPerson,
  leaveSession,
  markExpired,
  noteSignIn,
  onReset,
  sessionStore,
} from './session.ts'
import { listenToWindows } from './windows.ts'

export interface EngineParts extends Pick<PortalParts, 'ports' | 'settings' | 'download'> {
  /** Pushes a route of the portal. */
  readonly navigate: (url: string) => void
}

/** Configures the engine once for the window. Call `loadSession` next. */
export function startEngine({ ports, settings, navigate, download }: EngineParts): void {
  configureRequests({
    withCredentials: settings.withCredentials,
    principal: () => sessionStore.getState().profile?.principal ?? null,
    fallbackEmail: settings.serviceEmail,
    serviceEmail: async (menuId) => settings.serviceEmails[menuId] ?? null,
  })
  configureMessages({ navigate, ...(download && { download }) })
  configureErrorLog({ host: settings.errorLogHost, textBlacklist: settings.errorTextBlacklist })
  configureSession(ports, navigate)
  configureTableSettings(ports.tableSettings ?? null)
  startAppearance()
  onSessionExpired(markExpired)
  onReset(() => {
    dropFirstAnswers()
    tracking.abortAll()
    resetMessages()
    forgetSubmissionKeys()
  })
  heartbeat.subscribe('session-ended', endSession)
  heartbeat.subscribe('other-person', endForOtherPerson)
  heartbeat.subscribe('signed-out', leaveSession)
  heartbeat.subscribe('session-locked', markLocked)
  heartbeat.subscribe('session-unlocked', markUnlocked)
  syncWindows(ports, settings.lockIdleMinutes)
  beatWhileSignedIn()
  watchUpgrades()
}

/** Shares lock, sign-out and activity between all windows of the browser. */
function syncWindows(ports: EngineParts['ports'], lockIdleMinutes: number): void {
  const { screenLock } = ports
  const isIn = () => sessionStore.getState().status === 'in' && !sessionStore.getState().expired
  const idle =
    screenLock && lockIdleMinutes > 0
      ? watchIdle(lockIdleMinutes, () => isIn() && !isScreenLocked() && lockScreen(screenLock))
      : null
  listenToWindows((message) => {
    if (message === 'active') idle?.active()
    if (message === 'locked' && isIn()) markLocked()
    if (message === 'unlocked') markUnlocked()
    if (message === 'signed-out') leaveSession()
    if (message === 'person-changed') void followPerson()
    if (typeof message === 'object') noteSignIn(message.principal)
  })
}

/** Runs the heartbeat while a person is signed in. */
function beatWhileSignedIn(): void {
  const beats = ({ status, expired }: { status: string; expired: boolean }) => status === 'in' && !expired
  sessionStore.subscribe((now, before) => {
    if (now.profile && now.profile.account !== before.profile?.account) appearanceOf(now.profile.account)
    if (beats(now) === beats(before)) return
    if (beats(now)) heartbeat.start()
    else heartbeat.stop()
  })
}
