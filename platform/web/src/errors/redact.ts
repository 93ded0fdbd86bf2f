/**
 * Only allow-listed content is sent to the error log. The server applies the list again before it
 * writes. Nothing that a person typed gets through.
 */
const keptHeaders = new Set([
  'content-type',
  'content-length',
  'x-trace-id',
  'x-from-menu-id',
  'x-from-path',
  'user-agent',
  'retry-after',
])
const keptQuery = new Set(['menuId', 'pageNo', 'pageSize'])
/** Calls whose bodies are never logged. */
const secretCalls = /login|sendSMS|password|psw|ukey|verify|fundPass|zjmm|aidialog|download|upload/i
const bodyCap = 4_096
const textCap = 500

export function redactHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => keptHeaders.has(name.toLowerCase()))
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name.toLowerCase(),
      name.toLowerCase() === 'x-trace-id' ? traceIdOf(value) : redactPath(value.slice(0, 200)),
    ]),
  )
}

const traceIdOf = (value: string) => (/^[A-Za-z0-9_-]{16,64}$/.test(value) ? value : '*')

/** The path and the names of the query parameters, without values and fragment. */
export function redactUrl(url: string): string {
  const [whole = ''] = url.split('#')
  const cut = whole.indexOf('?')
  const path = redactPath(cut < 0 ? whole : whole.slice(0, cut))
  if (cut < 0) return path
  const names = [...new URLSearchParams(whole.slice(cut + 1))].map(([name, value]) =>
    keptQuery.has(name) && /^-?\w{1,12}$/.test(value) ? `${name}=${value}` : `${redactKey(name)}=*`,
  )
  return `${path}?${names.join('&')}`
}

/** A JSON body with its keys and the kind and length of each value; '' for every other body. */
export function redactBody(url: string, body: string | undefined): string {
  if (!body || secretCalls.test(url.split('?')[0] ?? '')) return ''
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return ''
  }
  return JSON.stringify(shapeOf(value, 0)).slice(0, bodyCap)
}

function shapeOf(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return `text(${value.length})`
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  if (depth > 5) return '…'
  if (Array.isArray(value))
    return value.length === 0 ? [] : [`list(${value.length})`, shapeOf(value[0], depth + 1)]
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [redactKey(key), shapeOf(item, depth + 1)]),
  )
}
/** A key is kept only if it looks like a field name; any other key may be data. */
const redactKey = (key: string) => (/^[A-Za-z_][A-Za-z_0-9]{0,39}$/.test(key) ? redactText(key) : '*')

/** Patterns that are removed from every text. */
const denied: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
  /eyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g,
  /(?<!\d)1[3-9]\d{9}(?!\d)/g,
  /\d{12,30}/g,
  /\b[0-9a-fA-F]{32,}\b/g,
  /(?=[\w+/-]*\d)[\w+/-]{32,}={0,2}/g,
]
/** C0 and C1 control characters, including line breaks, and marks that change the direction of writing. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g
// oxlint-disable-next-line no-control-regex
const ansi = /\u001b\[[0-9;]*[A-Za-z]/g

/**
 * Makes a text one line without control characters, and masks anything that looks secret and the
 * input of the request (`echoes`).
 */
export function redactText(text: string, echoes: readonly string[] = []): string {
  let clean = text.replace(ansi, ' ').replace(controls, ' ')
  for (const echo of echoes) clean = clean.replaceAll(echo, '*')
  for (const pattern of denied) clean = clean.replace(pattern, '*')
  return clean.slice(0, textCap)
}

/** Redacts a text made of paths, whose slashes would otherwise look like base64. */
export const redactPath = (text: string): string =>
  text
    .split('/')
    .map((part) => redactText(part))
    .join('/')

/** All texts of a request's input. An answer may repeat them, and they must not reach the log. */
export function echoesOf(input: unknown): string[] {
  const found = new Set<string>()
  collect(input, found)
  return [...found].sort((a, b) => b.length - a.length)
}
function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) collect(item, found)
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  // two Chinese characters can be a full name, so they count like three letters
  if (text.length < (/^[\x20-\x7e]*$/.test(text) ? 3 : 2)) return
  found.add(text)
  found.add(encodeURIComponent(text))
  try {
    found.add(btoa(text))
  } catch {
    // btoa fails outside Latin-1; then the text cannot contain its base64 either
  }
}
