import { principalHeader } from '@iisp/contract'
import { requestConfig } from './request-config.ts'

/** The header that names whom the page shows; none while it shows nobody. */
export function principalHeaders(): Record<string, string> {
  const principal = requestConfig().principal()
  return principal === null ? {} : { [principalHeader]: principal }
}

/**
 * Remembers the person whom the page shows. The returned function tells whether that person is
 * still shown: work begun by one person must not be sent again in the name of another. Work begun
 * while the page showed nobody belongs to the next person.
 */
export function rememberPerson(): () => boolean {
  const began = requestConfig().principal()
  return () => began === null || began === requestConfig().principal()
}
