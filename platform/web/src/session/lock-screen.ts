import type { ScreenLockPort } from '../ports.ts'
import { isScreenLocked, markLocked, markUnlocked } from '../request/screen-lock.ts'
import { isRequestError } from '../request/request-error.ts'
import { notifyWindows } from './windows.ts'

const againMs = 5_000

/** Covers all windows at once and tells the server; where it cannot be reached the cover stays and it is told later. */
export function lockScreen(port: ScreenLockPort): void {
  markLocked()
  notifyWindows('locked')
  void sendLock(port)
}

async function sendLock(port: ScreenLockPort): Promise<void> {
  try {
    await port.lock()
  } catch (thrown) {
    if (isRequestError(thrown) && thrown.kind === 'answer' && thrown.status < 500) return
    setTimeout(() => isScreenLocked() && void sendLock(port), againMs)
  }
}

/** Whether the password was right; refusals of another kind reject. */
export async function unlockScreen(port: ScreenLockPort, password: string): Promise<boolean> {
  if (!(await port.unlock(password))) return false
  markUnlocked()
  notifyWindows('unlocked')
  return true
}
