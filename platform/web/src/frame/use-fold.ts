import { useEffect, useState } from 'react'

/** Windows up to this width show the menu over the content. */
const narrow = '(max-width: 768px)'

export interface Fold {
  /** Position of the menu: beside the content, as icons only, over the content, or hidden. */
  readonly side: 'open' | 'folded' | 'over' | 'away'
  readonly toggle: () => void
  readonly unfold: () => void
  /** Closes a menu that is shown over the content. Called after a menu is chosen. */
  readonly leave: () => void
}

export function useFold(): Fold {
  const isNarrow = useMedia(narrow)
  const [folded, setFolded] = useState(false)
  const [over, setOver] = useState(false)
  const wide = folded ? 'folded' : 'open'
  return {
    side: isNarrow ? (over ? 'over' : 'away') : wide,
    toggle: () => (isNarrow ? setOver(!over) : setFolded(!folded)),
    unfold: () => setFolded(false),
    leave: () => setOver(false),
  }
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const onChange = () => setMatches(media.matches)
    onChange()
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [query])
  return matches
}
