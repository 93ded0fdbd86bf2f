import type { PortalPorts } from '@iisp/web/ports'
import { request } from '@iisp/web/request/request'
import { addLog } from '../contract/menu-log.ts'
import { setColor } from '../contract/preferences.ts'
import { getPriorities } from '../contract/todos.ts'
import { tableSettingsPort } from './table-settings-port.ts'

const quiet = { quiet: true } as const

/** What the shell needs of this module's calls. */
export const workspacePorts = {
  loadTodoCounts: () => request(getPriorities, { coverRedis: '0' }, quiet),
  menuOpened(menu) {
    request(addLog, { menuId: menu.id }, quiet).catch(() => {})
  },
  async saveColour(color) {
    await request(setColor, { color }, quiet)
  },
  tableSettings: tableSettingsPort,
} satisfies Partial<PortalPorts>
