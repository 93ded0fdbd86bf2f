import type { ScreenLockPort } from '../ports.ts'
import { isScreenLocked, markLocked, markUnlocked } from '../request/screen-lock.ts'
import { isRequestError } from '../request/request-error.ts'
import { notifyWindows } from './windows.ts'

const retryMs = 5_000

/**
 * Locks all windows immediately and reports the lock to the server; repeats this every 5 s while
 * the server cannot be reached.
 */
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
    setTimeout(() => isScreenLocked() && void sendLock(port), retryMs)
  }
}

/** Resolves to whether the password was right; rejects on any other refusal. */
export async function unlockScreen(port: ScreenLockPort, password: string): Promise<boolean> {
  if (!(await port.unlock(password))) return false
  markUnlocked()
  notifyWindows('unlocked')
  return true
}
