import type { Route } from '@iisp/contract'
import type { WebManifest } from '../ports.ts'

interface Served {
  readonly manifest: WebManifest
  readonly route: Route
}

/** The page whose path is the longest that `path` (below /iisp) equals or lies below, and its module. */
function findServed(manifests: readonly WebManifest[], path: string): Served | null {
  let best: Served | null = null
  for (const manifest of manifests) {
    for (const route of manifest.pages) {
      const matches = path === route.path || path.startsWith(`${route.path}/`)
      if (matches && route.path.length > (best?.route.path.length ?? -1)) best = { manifest, route }
    }
  }
  return best
}

/** The module that serves a path below /iisp. */
export const findModule = (manifests: readonly WebManifest[], path: string): WebManifest | null =>
  findServed(manifests, path)?.manifest ?? null

/** The id of the menu that is required to open a path below /iisp; null if the path has no menu. */
export function menuIdOf(manifests: readonly WebManifest[], path: string): string | null {
  const route = findServed(manifests, path)?.route
  return route !== undefined && 'id' in route && typeof route.id === 'string' ? route.id : null
}
