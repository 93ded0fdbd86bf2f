/**
 * Checks the target of a redirection: our own origin or an allowed one, http or https, without a user name.
 * Returns null if it is refused.
 */
export function redirectTarget(
  location: string,
  base: string,
  allowedOrigins: readonly string[],
): URL | null {
  let url: URL
  try {
    url = new URL(location, base)
  } catch {
    return null
  }
  const web = url.protocol === 'https:' || url.protocol === 'http:'
  const known = url.origin === new URL(base).origin || allowedOrigins.includes(url.origin)
  return web && known && url.username === '' && url.password === '' ? url : null
}
