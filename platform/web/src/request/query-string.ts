/**
 * The query string of a GET, without the question mark: sorted by name, objects and lists as JSON, undefined and null
 * left out, '' kept.
 */
export function queryString(input: object): string {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`)
    .join('&')
}
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
