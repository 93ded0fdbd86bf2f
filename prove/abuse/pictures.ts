import { Agent, request } from 'node:http'
import { getImageVerifyCode } from '@iisp/identity/contract'
import type { Attack, Stage } from './attack.ts'

const agent = new Agent({ keepAlive: false })

interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Asks for a puzzle without a session. On Linux each address of 127.0.0.0/8 counts as a separate network. */
const ask = ({ origin }: Stage, address: string): Promise<Answer> =>
  new Promise((done, failed) => {
    const from = process.platform === 'linux' ? { localAddress: address } : {}
    const sent = request(origin + getImageVerifyCode.path, { agent, ...from }, (answer) => {
      answer.resume().once('error', failed)
      answer.once('end', () =>
        done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
      )
    })
    sent.once('error', failed)
    sent.end()
  })

/** Asks from each of the networks, all at once. Each gets a puzzle or learns when to ask again. */
async function askAtOnce(stage: Stage, label: string, networks: number, each: number): Promise<void> {
  const many = Math.max(1, Math.ceil(each * stage.scale))
  const addresses = Array.from(
    { length: networks },
    (_, n) => `127.7.${n}.${1 + Math.floor(stage.random() * 250)}`,
  )
  await stage.under(label, async () => {
    const asked = addresses.flatMap((address) => Array.from({ length: many }, () => ask(stage, address)))
    const answers = await Promise.all(asked)
    const given = answers.filter(({ status }) => status === 200).length
    const told = answers.filter(({ status, retryAfter }) => status === 429 && Number(retryAfter) > 0).length
    console.log(`    ${given} puzzles, ${told} told when to ask again`)
    stage.check(given > 0, `${label}: nobody got a puzzle`)
    stage.check(
      given + told === answers.length,
      `${label}: ${answers.length - given - told} answered otherwise`,
    )
    return answers.length
  })
}

/** Asks for hundreds of puzzles at once, without a session. */
export const pictures: Attack = {
  name: 'pictures',
  async run(stage) {
    await askAtOnce(stage, '600 from one network', 1, 600)
    await askAtOnce(stage, '200 from each of three networks', 3, 200)
    // As many as a network may ask for at once, so that only the store of puzzles holds them back.
    await askAtOnce(stage, '30 from each of twenty networks', 20, 30)
  },
}
