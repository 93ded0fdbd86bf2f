import { entryLimits } from '../../contract/limits.ts'

/** The path of a page as feedback keeps it: without query, and '' for what is no path of the portal. */
export function addressOf(from: string): string {
  const [path = ''] = from.split(/[?#]/)
  return /^\/[A-Za-z0-9/_.-]*$/.test(path) && path.length <= entryLimits.address ? path : ''
}
