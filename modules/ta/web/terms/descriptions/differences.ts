import type { FundTerms } from '../../../contract/terms/terms.ts'
import type { Setting, SettingText } from './setting-text.ts'
import { describeTerms } from './describe-terms.ts'

export interface Difference extends Pick<Setting, 'section' | 'field'> {
  /** null: the older terms have no such setting. */
  readonly before: string | null
  /** null: the newer terms have no such setting. */
  readonly after: string | null
}
const keyOf = ({ section, field }: Pick<Setting, 'section' | 'field'>) => `${section}.${field}`

/** The settings in which two versions of terms differ, in words. */
export function differencesOf(older: FundTerms, newer: FundTerms, t: SettingText): readonly Difference[] {
  const before = describeTerms(older, t)
  const after = describeTerms(newer, t)
  const olderText = new Map(before.map((one) => [keyOf(one), one.text]))
  const newerKeys = new Set(after.map(keyOf))
  return [
    ...after.map(({ text, ...one }) => ({ ...one, before: olderText.get(keyOf(one)) ?? null, after: text })),
    ...before
      .filter((one) => !newerKeys.has(keyOf(one)))
      .map(({ text, ...one }) => ({ ...one, before: text, after: null })),
  ].filter((one) => one.before !== one.after)
}
