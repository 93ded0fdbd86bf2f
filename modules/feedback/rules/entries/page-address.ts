import { entryLimits } from '../../contract/limits.ts'

/**
 * The path of a page as stored with feedback: without query, and '' if it is not a path of the
 * portal.
 */
export function addressOf(from: string): string {
  const [path = ''] = from.split(/[?#]/)
  return /^\/[A-Za-z0-9/_.-]*$/.test(path) && path.length <= entryLimits.address ? path : ''
}
