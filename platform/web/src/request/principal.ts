import { principalHeader } from '@iisp/contract'
import { requestConfig } from './request-config.ts'

/** The header that names whom the page shows; none while it shows nobody. */
export function principalHeaders(): Record<string, string> {
  const principal = requestConfig().principal()
  return principal === null ? {} : { [principalHeader]: principal }
}

/**
 * Remembers whom the page shows. The function that it returns tells whether that is still so: what one person began must
 * not be sent again in the name of another. What began while the page showed nobody belongs to the next person.
 */
export function rememberPerson(): () => boolean {
  const began = requestConfig().principal()
  return () => began === null || began === requestConfig().principal()
}
