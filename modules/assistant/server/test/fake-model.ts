import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly authorization: string | undefined
  readonly body: {
    readonly model: string
    readonly messages: readonly { role: string; content: string; tool_call_id?: string }[]
    readonly tools?: readonly { function: { name: string } }[]
  }
}
/** The model's answer to one request; the last script also answers all further ones. */
export type Script = (answer: Answering, asked: Asked) => void | Promise<void>

export interface Answering {
  text(text: string): void
  call(name: string, input: object | string): void
  end(): void
  fail(status: number): void
  /** Resolves when the other side has closed the connection. */
  readonly closed: Promise<void>
}
export interface FakeModel {
  readonly url: string
  readonly asked: Asked[]
  scripts: Script[]
  close(): Promise<void>
}

/** A peer that speaks the chat-completions protocol, as a model behind an address would. */
export async function startFakeModel(): Promise<FakeModel> {
  const asked: Asked[] = []
  const model: { scripts: Script[] } = { scripts: [] }
  const server: Server = createServer((request, response) => {
    void read(request).then(async (body) => {
      const one = { authorization: request.headers.authorization, body: JSON.parse(body) as Asked['body'] }
      asked.push(one)
      const script = model.scripts.length > 1 ? model.scripts.shift() : model.scripts[0]
      await script?.(answering(response), one)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    get scripts() {
      return model.scripts
    },
    set scripts(scripts) {
      model.scripts = scripts
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

function answering(response: ServerResponse): Answering {
  const send = (delta: object, finish: string | null = null) => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`)
  }
  let calls = 0
  return {
    text: (text) => send({ content: text }),
    call: (name, input) => {
      const text = typeof input === 'string' ? input : JSON.stringify(input)
      const index = calls++
      // in two pieces, as models send them
      send({ tool_calls: [{ index, id: `call_${index}`, function: { name, arguments: text.slice(0, 3) } }] })
      send({ tool_calls: [{ index, function: { arguments: text.slice(3) } }] })
    },
    end: () => {
      send({}, calls > 0 ? 'tool_calls' : 'stop')
      response.end('data: [DONE]\n\n')
    },
    fail: (status) => response.writeHead(status).end('{}'),
    closed: new Promise((done) => response.once('close', done)),
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

/** The parts of a streamed answer of the portal. */
export const linesOf = (text: string): { type: string; text?: string; name?: string; answer?: never }[] =>
  text
    .trim()
    .split('\n\n')
    .map((event) => JSON.parse(event.replace(/^data: /, '')) as never)
