import { go } from '@iisp/web/routes/navigation'
import { staff } from '../../contract/pages.ts'
import { switchManager } from '../../contract/routes.ts'
import { identityPorts } from '../ports.ts'

/** Where 管理员登录 leads: a super-manager to the choice of managers, an administrator to the people of the institution. */
export async function goToEntry(): Promise<void> {
  const { path } = (await identityPorts.superUser()) === null ? staff : switchManager
  go(`/iisp/login?from=${encodeURIComponent(`/iisp${path}`)}`, { replace: true })
}
