import type { WebManifest } from '../ports.ts'

/** The module with the page whose path is the longest that `path` (below /iisp) equals or lies below. */
export function findModule(manifests: readonly WebManifest[], path: string): WebManifest | null {
  let best: { readonly manifest: WebManifest; readonly length: number } | null = null
  for (const manifest of manifests) {
    for (const page of manifest.pages) {
      const matches = path === page.path || path.startsWith(`${page.path}/`)
      if (matches && page.path.length > (best?.length ?? -1)) best = { manifest, length: page.path.length }
    }
  }
  return best?.manifest ?? null
}
