import { createHash } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A store of one bucket, as small as S3 can be: it checks key and content hash and knows HEAD, GET, PUT, DELETE and lists. */
export interface FakeS3 {
  readonly address: string
  readonly objects: Map<string, Buffer>
  readonly requests: string[]
  /** How each object put was to be locked. */
  readonly locks: { readonly mode: unknown; readonly md5: unknown }[]
  /** Answers everything with this status from now on; 0 cuts the connection. */
  failWith: number | null
  close(): Promise<void>
}

export async function startFakeS3(key = 'KEY'): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const locks: FakeS3['locks'] = []
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const store: FakeS3 = {
    address: `http://${key}:SE%2FCRET@127.0.0.1:${(server.address() as AddressInfo).port}/papers`,
    objects,
    requests,
    locks,
    failWith: null,
    close: () => new Promise((done) => server.close(() => done())),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', query = ''] = (request.url ?? '').split('?')
    requests.push(`${request.method} ${path}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    if (store.failWith === 0) return void request.socket.destroy()
    if (store.failWith !== null) return end(response, store.failWith)
    if (!request.headers.authorization?.includes('Credential=KEY/')) return end(response, 403)
    if (path !== '/papers' && !path.startsWith('/papers/')) return end(response, 404)
    const asked = new URLSearchParams(query)
    if (asked.has('list-type')) return list(response, [...objects.keys()], asked)
    if (path === '/papers' || path === '/papers/') return end(response, 200)
    if (request.method === 'PUT') {
      const hash = createHash('sha256').update(body).digest('hex')
      if (request.headers['x-amz-content-sha256'] !== hash) return end(response, 400)
      objects.set(path, body)
      const { 'x-amz-object-lock-mode': mode, 'content-md5': md5 } = request.headers
      if (mode !== undefined) locks.push({ mode, md5 })
      return end(response, 200)
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return void response.writeHead(204).end()
    }
    const found = objects.get(path)
    if (found === undefined) return end(response, 404)
    response.writeHead(200, { 'content-length': found.length })
    response.end(request.method === 'HEAD' ? undefined : found)
  }
  return store
}

/** The keys below a prefix, or with a delimiter the folders. */
function list(response: ServerResponse, paths: readonly string[], asked: URLSearchParams): void {
  const prefix = asked.get('prefix') ?? ''
  const after = asked.get('start-after') ?? ''
  const keys = paths
    .map((path) => decodeURIComponent(path.slice('/papers/'.length)))
    .filter((key) => key.startsWith(prefix) && key > after)
    .toSorted()
  const folders = new Set(keys.map((key) => `${prefix}${key.slice(prefix.length).split('/')[0]}/`))
  const entries = asked.has('delimiter')
    ? [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
    : keys.map((key) => `<Contents><Key>${key}</Key></Contents>`)
  const body = `<?xml version="1.0"?><ListBucketResult>${entries.join('')}</ListBucketResult>`
  response.writeHead(200, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end()
}
