import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import type { PortalPorts } from '@iisp/web/ports'
import { identityErrors } from '../contract/errors.ts'
import { getProtocolSign, menuCallOf } from '../contract/menus.ts'
import { getLock, getMgrInfoBySessionId, lock, loginout, unlock } from '../contract/sessions.ts'
import { forgetAccount } from './sign-in/last-account.ts'
import { seal } from './sign-in/seal.ts'

const quiet = { quiet: true } as const

/** The calls of this module that the shell needs. */
export const identityPorts = {
  loadProfile: (options) => request(getMgrInfoBySessionId, {}, { ...quiet, ...options }),
  loadMenus: (profile) => request(menuCallOf(profile), {}, quiet),
  loadProtocols: () => request(getProtocolSign, {}, quiet),
  async signOut() {
    await request(loginout, {}, quiet)
    forgetAccount()
  },
  screenLock: {
    async lock() {
      await request(lock, {}, quiet)
    },
    async unlock(password) {
      const [sealed] = await seal(password)
      try {
        await request(unlock, { password: sealed }, quiet)
        return true
      } catch (error) {
        if (isRequestError(error) && error.code === identityErrors.unlockFailed.code) return false
        throw error
      }
    },
    state: () => request(getLock, {}, quiet),
  },
  stepUp: async (password) => (await import('./step-up/step-up-calls.ts')).provePassword(password),
  proveFactor: async () => (await import('./step-up/step-up-store.ts')).askFactor(),
  async stopActing(account) {
    const { changeMgrUser } = await import('../contract/switch-manager.ts')
    await request(changeMgrUser, { account }, quiet)
  },
  async superUser() {
    const { getSuperUser } = await import('../contract/switch-manager.ts')
    const user = await request(getSuperUser, {}, quiet)
    return user === null ? null : { account: user.ACCOUNT, name: user.NAME }
  },
} satisfies Partial<PortalPorts>
