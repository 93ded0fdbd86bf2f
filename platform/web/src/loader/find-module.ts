import type { WebManifest } from '../ports.ts'

/** The module whose prefix is the longest that matches `path` (below /iisp) at the border of a segment. */
export function findModule(manifests: readonly WebManifest[], path: string): WebManifest | null {
  let best: { readonly manifest: WebManifest; readonly length: number } | null = null
  for (const manifest of manifests) {
    for (const prefix of manifest.prefixes) {
      const matches = path === prefix || path.startsWith(`${prefix}/`)
      if (matches && prefix.length > (best?.length ?? -1)) best = { manifest, length: prefix.length }
    }
  }
  return best?.manifest ?? null
}
