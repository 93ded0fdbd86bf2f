/**
 * Where a redirection may lead: our own origin or one of the allowed ones, by http or https, without a user name.
 * null refuses it.
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
