import { Agent, request } from 'node:http'
import { newKey } from '@iisp/testing/test-client'
import { login } from '@iisp/identity/contract'
import { saveProductCombination } from '@iisp/product/contract'
import { getTransferList } from '@iisp/transfers/contract'
import type { Attack, Stage } from './attack.ts'

const connections = 6
/** A megabyte of JSON with 70,000 keys, the most expensive kind to parse. */
const manyKeys = Buffer.from(`{${Array.from({ length: 70_000 }, (_, i) => `"key${i}":${i}`).join(',')}}`)

interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends the body repeatedly over six connections. Returns the number of answers by status; 0 is a closed connection. */
async function sendAll(
  { origin }: Stage,
  count: number,
  { path, headers }: Sent,
): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  const one = () =>
    new Promise<number>((done) => {
      const sent = request(
        origin + path,
        {
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': manyKeys.length,
            'x-trace-id': newKey(),
            ...headers,
          },
        },
        (answer) => {
          answer.once('error', () => done(0))
          answer.resume().once('end', () => done(answer.statusCode ?? 0))
        },
      )
      sent.once('error', () => done(0))
      sent.end(manyKeys)
    })
  let left = count
  const connection = async () => {
    while (left-- > 0) {
      const status = await one()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  agent.destroy()
  return statuses
}

/** Sends large bodies with many keys, with and without a session, to calls with small and with large limits. */
export const bodies: Attack = {
  name: 'bodies',
  async run(stage) {
    const { cookies } = await stage.signIn('lin.jing')
    const cookie = `sessionId=${cookies.get('sessionId')}`
    const count = Math.ceil(400 * stage.scale)
    const attack = (label: string, sent: Sent) =>
      stage.under(label, async () => {
        const statuses = await sendAll(stage, count, sent)
        const said = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
        const isRefused = [...statuses.keys()].every(
          (status) => status === 0 || (status >= 400 && status < 500),
        )
        stage.check(isRefused, `${label}: a body of 1 MB and 70,000 keys is not refused (${said})`)
        return count
      })
    await attack('a list without a session', { path: getTransferList.path, headers: {} })
    await attack('the sign-in', { path: login.path, headers: {} })
    await attack('a list with a session', { path: getTransferList.path, headers: { cookie } })
    await attack('a call for large texts with a session', {
      path: saveProductCombination.path,
      headers: { cookie, 'idempotency-key': newKey() },
    })
  },
}
