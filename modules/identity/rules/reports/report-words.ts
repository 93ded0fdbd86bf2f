import type { Call, Page } from '@iisp/contract'

/**
 * The words that a report may contain: only the program's own words. All other text could be
 * somebody's data.
 */
export interface ReportWords {
  readonly paths: ReadonlySet<string>
  readonly menuIds: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}
export type NamedCall = Pick<Call, 'path' | 'aliases' | 'input' | 'output' | 'errors'>

/** Words from the error messages of browsers and of the language. */
const messages = `
  Error TypeError RangeError ReferenceError SyntaxError URIError AggregateError DOMException AbortError TimeoutError
  NetworkError QuotaExceededError NotAllowedError NotFoundError InvalidStateError ChunkLoadError SecurityError
  Cannot read set property properties of undefined null reading setting is not a an the function constructor iterable
  object defined assignment to constant variable Failed fetch dynamically imported module load loading chunk CSS failed
  Importing script Load Invalid array length hook call Maximum call stack size exceeded update depth Minified React
  error while fetching Unexpected token in JSON at position end input identifier string number expected got timeout
  Timeout aborted operation was request network lost connection refused Bad Gateway Internal Server Service Unavailable
  Not Found Forbidden Unauthorized Conflict Too Many Requests Gateway Request OK anonymous async new eval Promise
  rejected unhandled rejection ResizeObserver loop completed with undelivered notifications limit exceeded Script key
  sessionid mid menuId pageNo pageSize status msg data code fields list total next 系统异常 未知错误 空指针 服务器内部错误
`
  .trim()
  .split(/\s+/)

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}
function* fieldsOf({ properties = {}, items, anyOf = [] }: Shape): Generator<string> {
  for (const [name, shape] of Object.entries(properties)) {
    yield name
    yield* fieldsOf(shape)
  }
  if (items !== undefined) yield* fieldsOf(items)
  for (const shape of anyOf) yield* fieldsOf(shape)
}

/** Pages of the frame, which have no menu. */
const framePages = ['/login', '/new-home', '/preview-home']

/** @param base prefix of a page's path in an address */
export function reportWords(
  calls: readonly NamedCall[],
  pages: readonly Page[],
  base = '/iisp',
): ReportWords {
  const addresses = [...framePages, ...pages.map(({ path }) => path)].map((path) => `${base}${path}`)
  return {
    menuIds: new Set(pages.map(({ id }) => id)),
    paths: new Set([
      '/',
      base,
      ...addresses,
      ...calls.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
    ]),
    words: new Set([
      ...messages,
      ...calls.flatMap(({ input, output, errors }) => [
        ...fieldsOf(input as Shape),
        ...fieldsOf(output as Shape),
        ...errors.flatMap(({ code }) => code.split('.')),
      ]),
    ]),
  }
}
