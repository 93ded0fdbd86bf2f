import { lineage } from '@iisp/contract'
import { StartupError } from '../config/startup-error.ts'
import type { Handler } from './handler.ts'
import type { ServerModule } from './module.ts'

const names = (named: readonly { readonly name: string }[] = []) => named.map(({ name }) => name)
const routesOf = ({ call }: Handler) =>
  [call.path, ...(call.aliases ?? [])].flatMap((path) => call.methods.map((method) => `${method} ${path}`))

/**
 * Contributions that must be unique: their name in both languages, and the keys of a module's own
 * ones.
 */
const uniques: readonly (readonly [
  zh: string,
  en: string,
  keysOf: (m: ServerModule) => readonly string[],
])[] = [
  ['模块', 'Module', (m) => [m.name]],
  ['接口', 'Call', (m) => m.handlers.map(({ call }) => call.name)],
  ['接口路径', 'Route', (m) => m.handlers.flatMap(routesOf)],
  ['菜单', 'Page', (m) => m.pages.map(({ id }) => id)],
  ['菜单位置', 'Place in the menu', (m) => m.pages.map((page) => `${page.parent?.id ?? 'top'}/${page.sort}`)],
  ['页面路径', 'Page path', (m) => m.pages.map(({ path }) => path)],
  ['待办', 'To-do of page', (m) => (m.todos ?? []).map(({ menuId }) => menuId)],
  ['审批业务类型', 'Supervised kind', (m) => (m.supervisedKinds ?? []).map(({ kind }) => kind)],
  ['文件用途', 'File purpose', (m) => names(m.filePurposes)],
  ['导出来源', 'Export source', (m) => names(m.exportSources)],
  ['事件订阅', 'Subscriber', (m) => names(m.subscribers)],
  ['后台任务', 'Schedule or worker', (m) => [...names(m.schedules), ...names(m.workers)]],
  [
    '内核端口',
    'Port',
    (m) => [...(m.approvals ? ['approvals'] : []), ...(m.keepUpload ? ['keepUpload'] : [])],
  ],
]

/** Throws StartupError if two modules, or one module twice, contribute the same unique key. */
export function refuseDuplicates(modules: readonly ServerModule[]): void {
  for (const [zh, en, keysOf] of uniques) {
    const owners = new Map<string, string>()
    for (const module of modules) {
      for (const key of keysOf(module)) {
        const owner = owners.get(key)
        if (owner !== undefined) throw duplicate(zh, en, key, owner, module.name)
        owners.set(key, module.name)
      }
    }
  }
  refuseSharedGroupIds(modules)
}

/** A group of the menu is one value: two groups with the same id would be shown as two headings. */
function refuseSharedGroupIds(modules: readonly ServerModule[]): void {
  const entries = new Map<string, { readonly entry: object; readonly module: string }>()
  for (const { name, pages } of modules) {
    for (const entry of pages.flatMap(lineage)) {
      const known = entries.get(entry.id)
      if (known !== undefined && known.entry !== entry)
        throw duplicate('菜单', 'Menu', entry.id, known.module, name)
      entries.set(entry.id, { entry, module: name })
    }
  }
}

const duplicate = (zh: string, en: string, key: string, first: string, second: string) =>
  new StartupError(
    `${zh} ${key} 重复：由模块 ${first} 与 ${second} 提供。`,
    `${en} ${key} is contributed twice: by ${first} and by ${second}.`,
  )
