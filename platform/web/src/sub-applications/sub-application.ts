import type { BothLanguages } from '@iisp/contract'

/** Paths of a sub-application: a prefix below /iisp, with the name of the business behind it. */
export interface SubApplicationArea {
  readonly path: string
  readonly name: BothLanguages
}

/**
 * A part of the portal that is mounted by the prefix of the path. Its pages come from modules; the container around
 * them bears its name.
 */
export interface SubApplication {
  readonly name: string
  readonly title: BothLanguages
  /** Its purpose in one or two sentences. */
  readonly purpose: BothLanguages
  readonly areas: readonly SubApplicationArea[]
  /** Paths below the areas that show the overview as long as no module has a page at them. */
  readonly addresses?: readonly string[]
}

/** The sub-application and area to which a path belongs; the longest of several areas wins. */
export function findSubApplication(
  all: readonly SubApplication[],
  path: string,
): { readonly of: SubApplication; readonly area: SubApplicationArea } | null {
  let best: { of: SubApplication; area: SubApplicationArea } | null = null
  for (const of of all) {
    for (const area of of.areas) {
      const matches = path === area.path || path.startsWith(`${area.path}/`)
      if (matches && area.path.length > (best?.area.path.length ?? 0)) best = { of, area }
    }
  }
  return best
}

/** The sub-application whose overview a path shows; null for any other path. */
export function overviewAt(all: readonly SubApplication[], path: string): SubApplication | null {
  const found = findSubApplication(all, path)
  if (!found) return null
  return found.area.path === path || found.of.addresses?.includes(path) === true ? found.of : null
}
