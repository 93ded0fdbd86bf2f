import { type Call, type BothLanguages, defineRead, t } from '@iisp/contract'
import { Readable } from 'node:stream'
import { type Handler, sessionHandler } from './calls/handler.ts'
import type { Database } from './db/database.ts'
import type { Bus } from './events/bus.ts'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

const healthCall = defineRead({
  summary: { zh: '进程是否存活', en: 'Whether this process answers' },
  path: '/health',
  output: t.Object({ up: t.Literal(true) }),
  access: { who: 'public' },
})
const readyCall = defineRead({
  summary: {
    zh: '进程是否可用',
    en: 'Whether this process can serve, and what carries messages between nodes',
  },
  path: '/ready',
  output: t.Object({ database: t.Literal(true), bus: t.String() }),
  access: { who: 'public' },
})
const document = (name: string, path: string, summary: BothLanguages) =>
  defineRead({
    name,
    summary,
    path,
    output: t.Unknown(),
    access: { who: 'session', roles: ['administrator', 'system-administrator'] },
    answer: 'file',
  })
const openApiCall = document('openApiDocument', '/openapi.json', {
  zh: 'OpenAPI 文档',
  en: 'OpenAPI document',
})
const docsCall = document('callDocs', '/docs', { zh: '接口说明页', en: 'Page that describes the calls' })

/** The calls of the kernel itself. */
export const platformCalls: readonly Call[] = [healthCall, readyCall, openApiCall, docsCall]

/** Their handlers. `calls` gives all calls of the process, including these. */
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
  // both are the same as long as the process lives, and anybody may ask for them
  let openApiText: string | undefined
  let docsText: string | undefined
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
        (openApiText ??= JSON.stringify(openApi(calls(), 'IISP'), null, 1)),
      ),
    ),
    sessionHandler(docsCall, async () =>
      file('docs.html', 'text/html; charset=utf-8', (docsText ??= docsPage(calls()))),
    ),
  ]
}
