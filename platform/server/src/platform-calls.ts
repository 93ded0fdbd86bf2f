import { type Call, defineCall, nothing, t } from '@iisp/contract'
import { Readable } from 'node:stream'
import { type Handler, sessionHandler } from './calls/handler.ts'
import type { Database } from './db/database.ts'
import type { Bus } from './events/bus.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

const healthCall = defineCall({
  name: 'health',
  summary: 'Whether this process answers',
  methods: ['GET'],
  path: '/health',
  input: nothing,
  output: t.Object({ up: t.Literal(true) }),
  errors: [],
  access: { who: 'public' },
  effect: 'read',
  idempotent: 'yes',
})
const readyCall = defineCall({
  name: 'ready',
  summary: 'Whether this process can serve: its database answers; what carries messages between the nodes',
  methods: ['GET'],
  path: '/ready',
  input: nothing,
  output: t.Object({ database: t.Literal(true), bus: t.String() }),
  errors: [],
  access: { who: 'public' },
  effect: 'read',
  idempotent: 'yes',
})
const document = (name: string, path: string, summary: string) =>
  defineCall({
    name,
    summary,
    methods: ['GET'],
    path,
    input: nothing,
    output: t.Unknown(),
    errors: [],
    access: { who: 'session', roles: ['administrator', 'system-administrator'] },
    effect: 'read',
    idempotent: 'yes',
    answer: 'file',
  })
const openApiCall = document('openApiDocument', '/openapi.json', 'The OpenAPI document')
const docsCall = document('callDocs', '/docs', 'The calls as a readable page')

/** The calls of the kernel itself. */
export const platformCalls: readonly Call[] = [healthCall, readyCall, openApiCall, docsCall]

/** Their handlers. `calls` gives all calls of the process, these included. */
export function platformHandlers(
  db: Database,
  bus: Pick<Bus, 'kind'>,
  calls: () => readonly Call[],
): Handler[] {
  const file = (filename: string, contentType: string, text: string) => ({
    filename,
    contentType,
    stream: Readable.from([text]),
  })
  return [
    sessionHandler(healthCall, async () => ({ up: true as const })),
    sessionHandler(readyCall, async () => {
      await db.ping()
      return { database: true as const, bus: bus.kind }
    }),
    sessionHandler(openApiCall, async () =>
      file(
        'openapi.json',
        'application/json; charset=utf-8',
        JSON.stringify(openApi(calls(), 'IISP'), null, 1),
      ),
    ),
    sessionHandler(docsCall, async () => file('docs.html', 'text/html; charset=utf-8', docsPage(calls()))),
  ]
}
