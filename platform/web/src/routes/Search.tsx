import { useMemo } from 'react'
import { Palette } from '../search/Palette.tsx'
import { useSearchSources } from '../search/use-search-sources.ts'
import { useMenus } from './portal-state.ts'
import { useShell } from './shell-parts.ts'

interface SearchProps {
  readonly onOpen: (menuId: string, query?: string) => void
  readonly onClose: () => void
}

/** The search dialog over the person's menus and what modules find. Loaded when it is first opened. */
export function Search({ onOpen, onClose }: SearchProps) {
  const { manifests } = useShell().parts
  const searches = useMemo(() => manifests.flatMap((manifest) => manifest.searches ?? []), [manifests])
  return <Palette sources={useSearchSources(useMenus(), onOpen, searches)} onClose={onClose} />
}
