import type { NamedError } from '@iisp/contract'
import { useLocale } from '@iisp/web'

/** A refusal of the catalogue in the reader's language. */
export function useErrorText(): (error: NamedError) => string {
  const locale = useLocale()
  return (error) => error[locale]
}
