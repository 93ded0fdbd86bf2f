import fc from 'fast-check'
import { type TestClient, newKey } from '@iisp/testing/test-client'
import { valid } from '../arbitrary.ts'
import type { Attack, Stage } from './attack.ts'

const hidden = {
  line: ['\u200B', '\u2060', '\u00AD', '\u202E', '\u{E0041}', '\u0007', '\uFFFE'],
  text: ['\u202E', '\u2066', '\u{E0041}', '\u0007', '\uFFFE', '\uFFFF'],
} as const
const callers = ['lin.jing', 'zhao.tuo', 'guan.li', 'gu.min']

interface TextSchema {
  readonly characters?: keyof typeof hidden
  readonly maxLength?: number
}
type Paths = Readonly<
  Record<
    string,
    {
      readonly post?: {
        readonly requestBody?: {
          readonly content: Readonly<
            Record<
              string,
              { readonly schema: { readonly properties?: Readonly<Record<string, TextSchema>> } }
            >
          >
        }
      }
    }
  >
>
interface Ask {
  readonly path: string
  readonly field: string
  readonly body: string
}

/** For each call with a body: inputs with an invisible character in one of the texts. */
function* asks(paths: Paths, seed: number): Generator<Ask> {
  for (const [path, { post }] of Object.entries(paths)) {
    const schema = post?.requestBody?.content['application/json']?.schema
    if (schema === undefined) continue
    const [filled] = fc.sample(valid(schema as never), { seed, numRuns: 1 }) as object[]
    for (const [field, { characters, maxLength = 40 }] of Object.entries(schema.properties ?? {})) {
      if (characters === undefined || maxLength < 3) continue
      for (const character of hidden[characters])
        yield { path, field, body: JSON.stringify({ ...filled, [field]: `a${character}b` }) }
    }
  }
}

async function askAll(stage: Stage, client: TestClient, all: readonly Ask[]): Promise<number> {
  let named = 0
  for (const { path, field, body } of all) {
    const { status, body: answer } = await client.raw('POST', path, body, { 'idempotency-key': newKey() })
    if (answer.code === 'platform.hiddenCharacter') named++
    stage.check(status >= 400 && status < 500, `${path} answers ${status} to a hidden character in ${field}`)
  }
  stage.check(named > 0, 'no call named the character that it refused')
  return all.length
}

/** Puts invisible characters and direction marks into every text of every call; none may be accepted. */
export const invisible: Attack = {
  name: 'invisible',
  async run(stage) {
    const administrator = await stage.signIn('guan.li')
    const document = await administrator.raw('GET', '/openapi.json')
    const { paths } = JSON.parse(document.text) as { paths: Paths }
    const every = [...asks(paths, Math.floor(stage.random() * 1e6))]
    stage.check(every.length > 300, `only ${every.length} texts were found`)
    for (const account of callers) {
      const client = await stage.signIn(account)
      const some = every.filter(() => stage.random() < Math.max(stage.scale, 0.2))
      await stage.under(`hidden characters, sent by ${account}`, () => askAll(stage, client, some))
    }
  },
}
