/** A failure as a browser reports it; see the call `saveErrorLog`. */
export interface ErrorEntry {
  readonly url?: string
  readonly method?: string
  readonly status?: number
  readonly statusText?: string
  readonly reqText?: string
  readonly resText?: string
  readonly reqTime?: string
  readonly resTime?: string
  readonly errorText?: string
  readonly reqHeaders?: Record<string, string>
  readonly resHeaders?: Record<string, string>
  readonly extra?: string
}

const headersKept = new Set([
  'content-type',
  'content-length',
  'x-trace-id',
  'x-from-menu-id',
  'x-from-path',
  'user-agent',
  'retry-after',
])
const queryKept = new Set(['menuId', 'pageNo', 'pageSize'])
/** Calls whose bodies are never kept, not even by their form. */
const bodiless = /login|sms|password|ukey|zjmm|unlock|verify|aidialog|download|upload/i
/** ID number, mobile, account number, JWT, hash or key, e-mail: whatever slipped through. */
const secrets = [
  /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g,
  /[A-Za-z0-9+_=-]{32,}/g,
  /\d{12,30}[Xx]?/g,
  /1[3-9]\d{9}/g,
]
// C0, C1, ANSI, and the marks that turn the direction of writing.
const controls = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g

/** One line of at most `max` characters without control characters and without anything that looks like a secret. */
export function cleanText(text: string, max: number): string {
  const line = text.slice(0, max * 4).replace(controls, ' ')
  return secrets.reduce((clean, secret) => clean.replace(secret, '***'), line).slice(0, max)
}

function cleanUrl(url: string): string {
  const [path = '', query] = (url.split('#')[0] ?? '').split('?')
  const names = (query ?? '').split('&').filter(Boolean).slice(0, 30)
  const kept = names.map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return `${cleanText(name, 40)}=${queryKept.has(name) ? cleanText(value, 20) : '*'}`
  })
  return cleanText(path, 300) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

const cleanHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [
        name.toLowerCase(),
        name.toLowerCase() === 'x-trace-id' ? value.slice(0, 64) : cleanText(value, 300),
      ])
      .filter(([name]) => headersKept.has(name as string)),
  ) as Record<string, string>

/** The form of a JSON text: keys, and of each value its type and length. '' for anything else. */
function formOf(text: string): string {
  try {
    return JSON.stringify(shape(JSON.parse(text), 0)).slice(0, 4096)
  } catch {
    return ''
  }
}
function shape(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return `string(${value.length})`
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  if (depth > 5) return '…'
  if (Array.isArray(value))
    return [`list(${value.length})`, ...value.slice(0, 1).map((item) => shape(item, depth + 1))]
  const entries = Object.entries(value).slice(0, 100)
  return Object.fromEntries(entries.map(([key, item]) => [cleanText(key, 60), shape(item, depth + 1)]))
}

/** What may be kept of a report. The sender is not trusted to have removed anything; nor to say who they are. */
export function redactEntry(entry: ErrorEntry): ErrorEntry {
  const body = (text: string) => (bodiless.test(entry.url ?? '') ? '' : formOf(text))
  const { url, method, status, statusText, reqText, resText, reqTime, resTime, errorText, extra } = entry
  return {
    ...(url === undefined ? {} : { url: cleanUrl(url) }),
    ...(method === undefined ? {} : { method: cleanText(method, 10) }),
    ...(status === undefined ? {} : { status }),
    ...(statusText === undefined ? {} : { statusText: cleanText(statusText, 100) }),
    ...(reqText === undefined ? {} : { reqText: body(reqText) }),
    ...(resText === undefined ? {} : { resText: body(resText) }),
    ...(reqTime === undefined ? {} : { reqTime: cleanText(reqTime, 40) }),
    ...(resTime === undefined ? {} : { resTime: cleanText(resTime, 40) }),
    ...(errorText === undefined ? {} : { errorText: cleanText(errorText, 2000) }),
    ...(extra === undefined ? {} : { extra: cleanText(extra, 1000) }),
    ...(entry.reqHeaders === undefined ? {} : { reqHeaders: cleanHeaders(entry.reqHeaders) }),
    ...(entry.resHeaders === undefined ? {} : { resHeaders: cleanHeaders(entry.resHeaders) }),
  }
}
