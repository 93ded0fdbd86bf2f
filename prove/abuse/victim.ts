// The victim, in a separate process, so that the load of attacking does not slow it down. From 'start' to 'stop' it
// reads a page of the transfer list every 50 ms, whether or not earlier reads were answered, and measures the memory of
// the server's process.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { getTransferList } from '@iisp/transfers/contract'

export interface VictimData {
  readonly origin: string
  readonly cookie: string
  readonly pid: number
}
export interface Observation {
  /** Duration of each read in milliseconds; for an unanswered one the whole wait. */
  readonly times: readonly number[]
  /** Reads that were refused or not answered. */
  readonly failed: number
  /** The highest resident memory of the server seen, in bytes. */
  readonly memory: number
}

const { origin, cookie, pid } = JSON.parse(process.argv[2] ?? '') as VictimData
const everyMs = 50
const patienceMs = 10_000
const body = JSON.stringify({ pageNo: 1, pageSize: 20 })
const agent = new Agent({ keepAlive: true })

let times: number[] = []
let failed = 0
let memory = 0
let ticks: NodeJS.Timeout | undefined
const underWay = new Set<Promise<void>>()

/** On Linux each address of 127.0.0.0/8 is a network of its own. */
const from = process.platform === 'linux' ? { localAddress: '127.0.0.2' } : {}

const read = (): Promise<boolean> =>
  new Promise((done) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': body.length }
    const sent = request(
      origin + getTransferList.path,
      { method: 'POST', agent, headers, ...from },
      (answer) => {
        answer.resume().once('end', () => done(answer.statusCode === 200))
        answer.once('error', () => done(false))
      },
    )
    sent.setTimeout(patienceMs, () => sent.destroy())
    sent.once('error', () => done(false))
    sent.end(body)
  })

async function timedRead(): Promise<void> {
  const started = performance.now()
  const answered = await read()
  times.push(performance.now() - started)
  if (!answered) failed++
}

function residentBytes(): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
  }
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

function tick(): void {
  memory = Math.max(memory, residentBytes())
  const one = timedRead().finally(() => underWay.delete(one))
  underWay.add(one)
}

process.on('message', async (order: 'start' | 'stop') => {
  if (order === 'start') {
    times = []
    failed = 0
    memory = 0
    tick()
    ticks = setInterval(tick, everyMs)
    return
  }
  clearInterval(ticks)
  await Promise.all(underWay)
  process.send?.({ times, failed, memory } satisfies Observation)
})
process.once('disconnect', () => process.exit())
