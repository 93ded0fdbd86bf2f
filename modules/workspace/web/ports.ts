import type { PortalPorts } from '@iisp/web/ports'
import { request } from '@iisp/web/request/request'

const quiet = { quiet: true } as const

/**
 * The calls of this module that the shell needs. Calls that the sign-in page does not need are
 * loaded later.
 */
export const workspacePorts = {
  async loadTodoCounts() {
    const { getPriorities } = await import('../contract/todos.ts')
    return request(getPriorities, { coverRedis: '0' }, quiet)
  },
  menuOpened(menu) {
    import('./menu-reports.ts').then(({ reportOpening }) => reportOpening(menu)).catch(() => {})
  },
  menuShown({ id: menuId }, took) {
    import('./menu-reports.ts').then(({ reportTime }) => reportTime({ menuId, ...took })).catch(() => {})
  },
  async saveColour(color) {
    const { setColor } = await import('../contract/preferences.ts')
    await request(setColor, { color }, quiet)
  },
  async loadColour() {
    const { queryThemeColorByUserId } = await import('../contract/preferences.ts')
    return (await request(queryThemeColorByUserId, {}, quiet)).color
  },
  lastSide: {
    async load() {
      const { getLastManagerType } = await import('../contract/preferences.ts')
      return (await request(getLastManagerType, {}, quiet)).managerType
    },
    async save(managerType) {
      const { updateLastManagerType } = await import('../contract/preferences.ts')
      await request(updateLastManagerType, { managerType }, quiet)
    },
  },
  tableSettings: async () => (await import('./table-settings-port.ts')).tableSettingsPort,
} satisfies Partial<PortalPorts>
