import type { ModuleEntry } from '@iisp/web/ports'
import { SwitchManager } from './switch-manager/SwitchManager.tsx'

const entry: ModuleEntry = {
  pages: [{ path: '/is-super-mgr', component: SwitchManager }],
}
export default entry
