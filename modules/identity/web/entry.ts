import type { ModuleEntry } from '@iisp/web'
import { switchManager } from '../contract/pages.ts'
import { SwitchManager } from './switch-manager/SwitchManager.tsx'

const entry: ModuleEntry = {
  pages: [{ page: switchManager, component: SwitchManager }],
}
export default entry
