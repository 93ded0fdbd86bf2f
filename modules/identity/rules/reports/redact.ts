import { firstCharacters } from '@iisp/contract/text-length'
import type { ReportWords } from './report-words.ts'

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

const gone = '***'
/** Calls whose bodies are never kept, not even by their form. */
const bodiless = /login|sms|password|ukey|zjmm|unlock|verify|aidialog|download|upload/i
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])
const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,3})?Z?$/
/** Too short for an account or a code. */
const smallNumber = /^-?\d{1,5}$/
/** A place in the built program: file, line, column. */
const place = /^(?:[\w:/-]*\/)?([A-Za-z][A-Za-z-]{0,30}-[\w-]{8}\.(?:js|css):\d{1,5}:\d{1,7})$/
const mark = /[\s()'"`:,.;|[\]{}]+/

/** One line of at most `max` characters in which only words of the program are left. */
export function cleanText(text: string, max: number, { words }: ReportWords): string {
  const parts = firstCharacters(text, max * 4).split(
    /((?:[\w:/-]*\/)?[A-Za-z][\w-]*\.(?:js|css):\d+:\d+|[\s()'"`:,.;|[\]{}]+)/,
  )
  const clean = parts.map((part) => {
    const [, where] = place.exec(part) ?? []
    if (where !== undefined) return where
    if (part === '' || words.has(part)) return part
    return mark.test(part) && part.replace(mark, '') === '' ? part.replace(/\s+/g, ' ') : gone
  })
  const line = clean.join('').replace(/\*{3}(?:[\s'":,.;|]*\*{3})+/g, gone)
  return firstCharacters(line, max)
}

function cleanUrl(url: string, words: ReportWords): string {
  const [path = '', query = ''] = (url.split('#')[0] ?? '').split('?')
  const names = query.split('&').filter(Boolean).slice(0, 30)
  const kept = names.map((pair) => {
    const [name = '', value = ''] = pair.split('=')
    if (!words.words.has(name)) return '*=*'
    const isMenu = (name === 'mid' || name === 'menuId') && words.menuIds.has(value)
    const isPage = (name === 'pageNo' || name === 'pageSize') && smallNumber.test(value)
    return `${name}=${isMenu || isPage ? value : '*'}`
  })
  return cleanPath(path, words) + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

/** A path of the portal; any other path is removed as a whole. */
function cleanPath(path: string, { paths }: ReportWords): string {
  if (paths.has(path)) return path
  return path.startsWith('/assets/') ? '/assets/*' : '/*'
}

const browsers = /\b(?:Chrome|Firefox|Edg|Version|Safari)\/\d{1,3}\b/g
const mediaTypes =
  /^(?:application\/(?:json|octet-stream|pdf|x-www-form-urlencoded)|multipart\/form-data|text\/(?:html|plain|css|javascript))/

/** An identifier of a request as the portal makes them; '' for any other text. */
export const cleanTraceId = (id: string): string =>
  /^[A-Za-z0-9_-]{32}$/.test(id) && !/\d{6}/.test(id) ? id : ''

function cleanHeader(name: string, value: string, words: ReportWords): string | undefined {
  switch (name) {
    case 'content-type':
      return mediaTypes.exec(value.toLowerCase())?.[0] ?? ''
    case 'content-length':
    case 'retry-after':
      return smallNumber.test(value) ? value : ''
    case 'x-from-menu-id':
      return words.menuIds.has(value) ? value : ''
    case 'x-trace-id':
      return cleanTraceId(value)
    case 'x-from-path':
      return cleanPath(value, words)
    case 'user-agent':
      return (value.match(browsers) ?? []).join(' ')
    default:
      return undefined
  }
}

const cleanHeaders = (headers: Record<string, string>, words: ReportWords): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const kept = cleanHeader(name.toLowerCase(), value, words)
      return kept === undefined ? [] : [[name.toLowerCase(), kept]]
    }),
  )

/** The form of a JSON text: known keys, and of each value its type and length. '' for anything else. */
function formOf(text: string, words: ReportWords): string {
  try {
    return firstCharacters(JSON.stringify(shape(JSON.parse(text), 0, words)), 4096)
  } catch {
    return ''
  }
}
function shape(value: unknown, depth: number, words: ReportWords): unknown {
  if (typeof value === 'string') return `string(${value.length})`
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  if (depth > 5) return '…'
  if (Array.isArray(value))
    return [`list(${value.length})`, ...value.slice(0, 1).map((item) => shape(item, depth + 1, words))]
  const entries = Object.entries(value).slice(0, 100)
  return Object.fromEntries(
    entries.map(([key, item]) => [words.words.has(key) ? key : '*', shape(item, depth + 1, words)]),
  )
}

/**
 * The part of a report that may be stored: words of the program, never text that a person typed, in
 * any spelling. The sender is trusted neither to have removed anything nor to say who they are.
 */
export function redactEntry(entry: ErrorEntry, words: ReportWords): ErrorEntry {
  const body = (text: string) => (bodiless.test(entry.url ?? '') ? '' : formOf(text, words))
  const moment = (text: string) => (time.test(text) ? text : '')
  const { url, method, status, statusText, reqText, resText, reqTime, resTime, errorText, extra } = entry
  return {
    ...(url === undefined ? {} : { url: cleanUrl(url, words) }),
    ...(method === undefined ? {} : { method: methods.has(method) ? method : '' }),
    ...(status === undefined ? {} : { status }),
    ...(statusText === undefined ? {} : { statusText: cleanText(statusText, 100, words) }),
    ...(reqText === undefined ? {} : { reqText: body(reqText) }),
    ...(resText === undefined ? {} : { resText: body(resText) }),
    ...(reqTime === undefined ? {} : { reqTime: moment(reqTime) }),
    ...(resTime === undefined ? {} : { resTime: moment(resTime) }),
    ...(errorText === undefined ? {} : { errorText: cleanText(errorText, 2000, words) }),
    ...(extra === undefined ? {} : { extra: cleanText(extra, 1000, words) }),
    ...(entry.reqHeaders === undefined ? {} : { reqHeaders: cleanHeaders(entry.reqHeaders, words) }),
    ...(entry.resHeaders === undefined ? {} : { resHeaders: cleanHeaders(entry.resHeaders, words) }),
  }
}
