export { findModule, menuIdOf } from './find-module.ts'
export { lazyPart } from './lazy-part.tsx'
export { ModuleOutlet } from './ModuleOutlet.tsx'
export { fetchWhileIdle, moduleLoading, prefetchModules } from './modules.ts'
