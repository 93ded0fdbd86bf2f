import { type Call, type Page, type SignedInAccess, platformErrors, principalHeader } from '@iisp/contract'
import { reportType } from './http/request/content-parsers.ts'
import { formType } from './http/request/parse-query.ts'

interface Schema {
  readonly properties?: Record<string, object>
  readonly required?: readonly string[]
}
const envelope = (data: object) => ({
  type: 'object',
  required: ['status', 'msg', 'data'],
  properties: { status: { const: 200 }, msg: { type: 'string' }, data },
})
const refusal = {
  type: 'object',
  required: ['status', 'msg', 'data', 'code'],
  properties: {
    status: { type: 'integer' },
    msg: { type: 'string' },
    data: { type: 'null' },
    code: { type: 'string' },
    fields: { type: 'array', items: { type: 'string' } },
  },
}

function whoMay(call: Call): string {
  const { access } = call
  if (access.who === 'public') return 'Public.'
  if (access.who === 'module') return 'Other modules, in process.'
  const roles = access.roles === undefined ? '' : ` Roles: ${access.roles.join(', ')}.`
  const requirements = `${supervision(access)}${factor(access)}`
  if (access.who === 'session') return `Any session.${roles}${requirements}`
  return `Pages: ${access.pages.map(pageWithGates).join('; ')}.${roles}${requirements}`
}

function pageWithGates({ id, name, gates, effect }: Page): string {
  const needs = [
    ...(effect === 'comingSoon' ? ['not open yet'] : []),
    ...(gates?.strongLogin ? ['SMS or hardware-key sign-in'] : []),
    ...(gates?.agreements ?? []).map((agreement) => `agreement ${agreement}`),
    ...(gates?.supervised ? ["a super-manager needs a supervisor's approval"] : []),
  ]
  return `${id} ${name.en}${needs.length === 0 ? '' : ` (${needs.join(', ')})`}`
}

const supervision = ({ supervised }: SignedInAccess): string =>
  supervised ? ` A super-manager needs an approval of kind ${supervised.kind}${whereOf(supervised)}.` : ''
const factor = ({ freshFactor }: SignedInAccess): string =>
  freshFactor === undefined
    ? ''
    : ` A second factor of the last 15 minutes${whereOf(freshFactor)}, where the institution asks for strong sign-in.`
const whereOf = (condition: true | { readonly where?: string }): string =>
  condition !== true && condition.where !== undefined ? ` where the input has ${condition.where}` : ''

function parameters(call: Call, method: string) {
  const asQuery = method === 'GET' || call.body === 'upload'
  const { properties = {}, required = [] } = call.input as Schema
  const query = asQuery
    ? Object.entries(properties).map(([name, schema]) => ({
        name,
        in: 'query',
        required: required.includes(name),
        schema,
      }))
    : []
  const key = { name: 'idempotency-key', in: 'header', required: true, schema: { type: 'string' } }
  return [
    ...query,
    ...(call.idempotent === 'key' ? [key] : []),
    ...(call.access.who === 'public' && !call.access.ofOwnSession ? [] : [ref('principal')]),
  ]
}

const ref = (parameter: keyof typeof shared) => ({ $ref: `#/components/parameters/${parameter}` })
/** Parameters that many calls have. */
const shared = {
  principal: {
    name: principalHeader,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description: `Whom the page shows: \`principal\` of the profile. If the session acts as somebody else, the call is refused with 401 \`${platformErrors.otherPerson.code}\`.`,
  },
} as const

function requestBody(call: Call, method: string) {
  if (call.body === 'upload') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
    return { requestBody: { content: { 'multipart/form-data': { schema: file } } } }
  }
  if (method === 'GET') return {}
  const body = { schema: call.input }
  const other =
    call.body === 'form' ? { [formType]: body } : call.body === 'report' ? { [reportType]: body } : {}
  return { requestBody: { content: { ...other, 'application/json': body } } }
}

function success(call: Call) {
  if (call.answer === 'file') {
    return { description: 'The file.', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
  }
  const schema = call.answer === 'bare' ? call.output : envelope(call.output)
  return { description: 'OK', content: { 'application/json': { schema } } }
}

function operation(call: Call, method: string) {
  const byStatus = new Map<number, string[]>()
  for (const error of call.errors) {
    byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), `\`${error.code}\` ${error.en}`])
  }
  const refusals = [...byStatus].map(([status, lines]): [string, object] => [
    String(status),
    { description: lines.join('\n\n'), content: { 'application/json': { schema: refusal } } },
  ])
  return {
    operationId: `${call.name}_${method.toLowerCase()}`,
    summary: call.summary.en,
    'x-summary-zh': call.summary.zh,
    description: `${whoMay(call)} Effect: ${call.effect}. Idempotent: ${call.idempotent}.`,
    parameters: parameters(call, method),
    ...requestBody(call, method),
    responses: { 200: success(call), ...Object.fromEntries(refusals) },
  }
}

/** The OpenAPI 3.1 document of these calls; its paths and methods are the route inventory. */
export function openApi(calls: readonly Call[], title: string): object {
  const paths = Object.create(null) as Record<string, Record<string, object>>
  for (const call of calls) {
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const item = (paths[path] ??= {})
      for (const method of call.methods) item[method.toLowerCase()] = operation(call, method)
    }
  }
  const sorted = Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: sorted,
    components: { parameters: shared },
  }
}
