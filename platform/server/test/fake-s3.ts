import { createHash } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A minimal S3 server with one bucket: checks key and content hash, and supports HEAD, GET, PUT, DELETE and lists. */
export interface FakeS3 {
  readonly address: string
  readonly objects: Map<string, Buffer>
  readonly requests: string[]
  /** The lock requested for each stored object. */
  readonly locks: { readonly mode: unknown; readonly md5: unknown }[]
  /** Modification times by path; the current time if missing. */
  readonly modified: Map<string, Date>
  /** If set, every request is answered with this status; 0 closes the connection. */
  failWith: number | null
  close(): Promise<void>
}

export async function startFakeS3(key = 'KEY'): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const locks: FakeS3['locks'] = []
  const modified = new Map<string, Date>()
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const store: FakeS3 = {
    address: `http://${key}:SE%2FCRET@127.0.0.1:${(server.address() as AddressInfo).port}/papers`,
    objects,
    requests,
    locks,
    modified,
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
    if (asked.has('list-type')) return list(response, asked)
    if (path === '/papers' || path === '/papers/') return end(response, 200)
    if (request.method === 'PUT') {
      const hash = createHash('sha256').update(body).digest('hex')
      const named = request.headers['x-amz-content-sha256']
      if (named !== hash && named !== 'UNSIGNED-PAYLOAD') return end(response, 400)
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
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const content = range === null ? found : found.subarray(Number(range[1]), Number(range[2]) + 1)
    response.writeHead(range === null ? 200 : 206, { 'content-length': content.length })
    response.end(request.method === 'HEAD' ? undefined : content)
  }

  /** The keys below a prefix, two per page; with a delimiter the folders. */
  function list(response: ServerResponse, asked: URLSearchParams): void {
    const prefix = asked.get('prefix') ?? ''
    const after = asked.get('start-after') ?? ''
    const keys = [...objects.keys()]
      .filter((path) => decodeURIComponent(path.slice('/papers/'.length)).startsWith(prefix))
      .filter((path) => decodeURIComponent(path.slice('/papers/'.length)) > after)
      .toSorted()
    const from = Number(asked.get('continuation-token') ?? 0)
    const isLast = asked.has('delimiter') || from + 2 >= keys.length
    const entries = asked.has('delimiter') ? foldersOf(keys, prefix) : keys.slice(from, from + 2).map(entryOf)
    const next = isLast ? '' : `<NextContinuationToken>${from + 2}</NextContinuationToken>`
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
    )
  }
  function entryOf(path: string): string {
    const at = (modified.get(path) ?? new Date()).toISOString()
    const key = decodeURIComponent(path.slice('/papers/'.length))
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`
  }
  return store
}

function foldersOf(paths: readonly string[], prefix: string): string[] {
  const keys = paths.map((path) => decodeURIComponent(path.slice('/papers/'.length)))
  const folders = new Set(keys.map((key) => `${prefix}${key.slice(prefix.length).split('/')[0]}/`))
  return [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end()
}
