import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import type { PortalPorts } from '@iisp/web/ports'
import { identityErrors } from '../contract/errors.ts'
import { addLog } from '../contract/logs.ts'
import { getMenuAuthority, getProtocolSign } from '../contract/menus.ts'
import {
  changeMgrUser,
  getLock,
  getMgrInfoBySessionId,
  getSuperUser,
  lock,
  loginout,
  unlock,
} from '../contract/session.ts'
import { getPriorities, getPrioritiesByMenuId, getTodoList } from '../contract/todos.ts'
import { forgetAccount } from './sign-in/last-account.ts'
import { seal } from './sign-in/seal.ts'

const quiet = { quiet: true } as const
/** Needed only where something has to be proven again. */
const stepUpPorts = () => import('./step-up-ports.ts')

/** What the shell needs from the server, by this module's calls. */
export const portalPorts: PortalPorts = {
  loadProfile: () => request(getMgrInfoBySessionId, {}, quiet),
  loadMenus: () => request(getMenuAuthority, {}, quiet),
  loadProtocols: () => request(getProtocolSign, {}, quiet),
  loadTodoCounts: () => request(getPriorities, { coverRedis: '0' }, quiet),
  loadTodoMenus: () => request(getTodoList, {}, quiet),
  loadTodoCount: (menuId) => request(getPrioritiesByMenuId, { menuId }, quiet),
  async signOut() {
    await request(loginout, {}, quiet)
    forgetAccount()
  },
  menuOpened(menu) {
    request(addLog, { menuId: menu.id }, quiet).catch(() => {})
  },
  async serverVersion() {
    const response = await fetch(`/version.json?t=${Date.now()}`, { cache: 'no-store' })
    if (!response.ok) throw new Error(`version.json answered ${response.status}`)
    return (await response.json()) as { version: string; menuTopology: boolean }
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
  stepUp: async (password) => (await stepUpPorts()).provePassword(password),
  factor: {
    send: async () => (await stepUpPorts()).sendCode(),
    prove: async (uuid, code) => (await stepUpPorts()).proveCode(uuid, code),
  },
  async stopActing(account) {
    await request(changeMgrUser, { account }, quiet)
  },
  async superUser() {
    const user = await request(getSuperUser, {}, quiet)
    return user === null ? null : { account: user.ACCOUNT, name: user.NAME }
  },
}
