import { OptionalPart } from './OptionalPart.tsx'
import { useShell } from './shell-parts.ts'

/** The components that modules show over all pages. */
export function Overlays() {
  const { overlays = [] } = useShell().parts
  return overlays.map((load, at) => <OptionalPart key={at} load={load} />)
}
