import fc from 'fast-check'
import { aidialogApiReplyQuery } from '@iisp/assistant/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { valid } from '../arbitrary.ts'
import type { Attack, Stage } from './attack.ts'

/** Keys that every plain object inherits. */
const names = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
]
const callers = ['lin.jing', 'zhao.tuo', 'guan.li']

interface TextSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
}
interface Operation {
  readonly description: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: TextSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Form }>> }
}
interface Form {
  readonly properties?: Readonly<Record<string, TextSchema>>
}
interface Ask {
  readonly method: string
  readonly path: string
  readonly body?: string
}

const isText = ({ type, enum: choices }: TextSchema): boolean => type === 'string' && choices === undefined

/** For each reading call: inputs with a hostile key in one text field and valid values in the others. */
function* asks(
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>,
  seed: number,
): Generator<Ask> {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation.description.includes('Effect: read.')) continue
      if (method === 'get') {
        const fields = (operation.parameters ?? []).filter((one) => one.in === 'query' && isText(one.schema))
        for (const { name } of fields)
          for (const word of names)
            yield { method: 'GET', path: `${path}?${name}=${encodeURIComponent(word)}` }
        continue
      }
      const form = operation.requestBody?.content['application/json']?.schema
      if (form === undefined) continue
      const [filled] = fc.sample(valid(form as never), { seed, numRuns: 1 }) as object[]
      for (const [name, schema] of Object.entries(form.properties ?? {})) {
        if (!isText(schema)) continue
        for (const word of names)
          yield { method: 'POST', path, body: JSON.stringify({ ...filled, [name]: word }) }
      }
    }
  }
}

async function askAll(stage: Stage, client: TestClient, all: readonly Ask[]): Promise<number> {
  for (const { method, path, body } of all) {
    const { status, text } = await client.raw(method, path, body)
    stage.check(
      status < 500,
      `${method} ${path.slice(0, 80)} ${body?.slice(0, 120) ?? ''}: ${status} ${text.slice(0, 80)}`,
    )
  }
  return all.length
}

/** Sends names of inherited object properties as input; no answer may be a server error. */
export const words: Attack = {
  name: 'words',
  async run(stage) {
    const admin = await stage.signIn('guan.li')
    const document = await admin.raw('GET', '/openapi.json')
    const { paths } = JSON.parse(document.text) as { paths: Parameters<typeof asks>[0] }
    const every = [...asks(paths, Math.floor(stage.random() * 1e6))]
    stage.check(every.length > 200, `only ${every.length} ways to ask were found`)
    for (const account of callers) {
      const client = await stage.signIn(account)
      const some = every.filter(() => stage.random() < Math.max(stage.scale, 0.2))
      await stage.under(`prototype names in text fields, asked by ${account}`, () =>
        askAll(stage, client, some),
      )
    }
    const client = await stage.signIn('lin.jing')
    await stage.under('prototype names in questions', async () => {
      for (const query of names) {
        const answer = await client.send(aidialogApiReplyQuery, {
          account: 'lin.jing@yuanshan.example',
          query: `${query} 怎么用`,
          session_id: 'a'.repeat(32),
          bot_type: 'robot',
        })
        stage.check(
          answer.status === 200,
          `the question ${query}: ${answer.status} ${answer.text.slice(0, 80)}`,
        )
      }
      return names.length
    })
  },
}
