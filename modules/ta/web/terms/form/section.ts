import type { FundTerms } from '../../../contract/terms/terms.ts'
import type { SettingText } from '../descriptions/setting-text.ts'

export type Path = `${string}.${string}`

/** Props of a section of the form. */
export interface SectionProps {
  readonly terms: FundTerms
  readonly set: (change: Partial<FundTerms>) => void
  /** Name and error of the field at a path of the terms. */
  readonly at: At
  readonly t: SettingText
}
export type At = (path: Path) => { readonly name: string; readonly error: string | null }
