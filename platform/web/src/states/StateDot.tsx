import type { State } from '@iisp/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale } from '../i18n/index.ts'

export type ShownState = Pick<State, 'tone' | 'name'>

/** A state of a case in the reader's language. */
export function StateDot({ of: { tone, name } }: { readonly of: ShownState }) {
  return <StatusDot tone={tone} label={name[useLocale()]} />
}
