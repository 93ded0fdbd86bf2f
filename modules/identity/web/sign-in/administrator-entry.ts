import { go } from '@iisp/web/routes/navigation'
import { staff } from '../../contract/pages.ts'
import { switchManager } from '../../contract/routes.ts'
import { identityPorts } from '../ports.ts'

/**
 * Target of 管理员登录: the choice of managers for a super-manager, the people of the institution for an
 * administrator.
 */
export async function goToEntry(): Promise<void> {
  const { path } = (await identityPorts.superUser()) === null ? staff : switchManager
  go(`/iisp/login?from=${encodeURIComponent(`/iisp${path}`)}`, { replace: true })
}
