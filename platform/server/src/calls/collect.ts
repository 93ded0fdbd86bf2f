import type { Fill } from '@iisp/contract'
import { exportSources } from './export-source.ts'
import { type KeepUpload, filePurposes } from './file-purpose.ts'
import { inMenuOrder } from './menu-order.ts'
import {
  type ApprovalGate,
  type ServerModule,
  namedContents,
  supervisedKinds,
  todoSources,
} from './module.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'
import type { Registry } from './registry.ts'

/** The registry, with the contributions of modules that only the kernel needs. */
export interface ModuleRegistry extends Registry {
  /** Sorted by name. */
  readonly modules: readonly ServerModule[]
  /** Absent where no module keeps approvals. */
  readonly approvals: ApprovalGate | undefined
  /** Absent where no module stores uploads. */
  readonly keepUpload: KeepUpload | undefined
  readonly institutionNames: ServerModule['institutionNames']
}

/** A module's contributions to all slots, including the kernel's. */
export const fillsOf = (module: ServerModule): readonly Fill[] => [
  ...(module.todos === undefined ? [] : [todoSources.contribute(module.todos)]),
  ...(module.supervisedKinds === undefined ? [] : [supervisedKinds.contribute(module.supervisedKinds)]),
  ...(module.filePurposes === undefined ? [] : [filePurposes.contribute(module.filePurposes)]),
  ...(module.exportSources === undefined ? [] : [exportSources.contribute(module.exportSources)]),
  ...(module.namedContent === undefined ? [] : [namedContents.contribute([module.namedContent])]),
  ...(module.fills ?? []),
]

/**
 * Collects the contributions of the modules. Throws StartupError if a unique one is contributed
 * twice.
 */
export function collect(listed: readonly ServerModule[]): ModuleRegistry {
  refuseDuplicates(listed)
  const modules = listed.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const pages = inMenuOrder(modules.flatMap((module) => module.pages))
  const fills = modules.flatMap(fillsOf)
  return {
    modules,
    pages,
    calls: modules.flatMap(({ handlers }) => handlers.map(({ call }) => call)),
    approvals: modules.find((module) => module.approvals !== undefined)?.approvals,
    keepUpload: modules.find((module) => module.keepUpload !== undefined)?.keepUpload,
    institutionNames: modules.find((module) => module.institutionNames !== undefined)?.institutionNames,
    itemsOf: (slot) => slot.itemsOf(fills),
  }
}
