import type { Person } from '@iisp/testing/browser'

/** The data of a call that the page itself makes, with its own session. */
export const ask = <T = unknown>(page: Person['page'], path: string): Promise<T> =>
  page.evaluate(
    async (url) =>
      ((await (await fetch(url, { headers: { 'x-trace-id': 'a'.repeat(32) } })).json()) as { data: T }).data,
    path,
  )

/** What a call answers to a body that the page itself sends, whatever its pages would send. */
export const post = (page: Person['page'], path: string, body: object) =>
  page.evaluate(
    async ([url, text]) => {
      const traceId = crypto.randomUUID().replaceAll('-', '')
      const headers = {
        'content-type': 'application/json',
        'x-trace-id': traceId,
        'idempotency-key': traceId,
      }
      const answer = await fetch(url, { method: 'POST', headers, body: text })
      return { status: answer.status, body: (await answer.json()) as unknown }
    },
    [path, JSON.stringify(body)] as const,
  )
