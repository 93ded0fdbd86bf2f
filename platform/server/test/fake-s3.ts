import { createHash } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A store of one bucket, as small as S3 can be: it checks key and content hash and knows HEAD, GET, PUT, DELETE and lists. */
export interface FakeS3 {
  readonly address: string
  readonly objects: Map<string, Buffer>
  readonly requests: string[]
  /** When the store says that an object was put, by path; this moment where it is not here. */
  readonly modified: Map<string, Date>
  /** Answers everything with this status from now on; 0 cuts the connection. */
  failWith: number | null
  close(): Promise<void>
}

export async function startFakeS3(key = 'KEY'): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const modified = new Map<string, Date>()
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const store: FakeS3 = {
    address: `http://${key}:SE%2FCRET@127.0.0.1:${(server.address() as AddressInfo).port}/papers`,
    objects,
    requests,
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
    if (query.includes('list-type=2')) return list(response, new URLSearchParams(query))
    if (path === '/papers' || path === '/papers/') return end(response, 200)
    if (request.method === 'PUT') {
      const hash = createHash('sha256').update(body).digest('hex')
      const named = request.headers['x-amz-content-sha256']
      if (named !== hash && named !== 'UNSIGNED-PAYLOAD') return end(response, 400)
      objects.set(path, body)
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

  /** Two objects a page. */
  function list(response: ServerResponse, query: URLSearchParams): void {
    const from = Number(query.get('continuation-token') ?? 0)
    const paths = [...objects.keys()].slice(from, from + 2)
    const contents = paths.map((path) => {
      const at = (modified.get(path) ?? new Date()).toISOString()
      return `<Contents><Key>${path.slice('/papers/'.length)}</Key><LastModified>${at}</LastModified></Contents>`
    })
    const isLast = from + 2 >= objects.size
    const next = isLast ? '' : `<NextContinuationToken>${from + 2}</NextContinuationToken>`
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    )
  }
  return store
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end()
}
