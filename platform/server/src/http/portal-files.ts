import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, platformErrors } from '@iisp/contract'
import type { FirstAnswers } from './first-answers.ts'
import { indexPage, ownPage } from './index-page.ts'

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
  }),
)
interface Asset {
  readonly type: string
  readonly body: Buffer
  readonly gzip: Buffer | null
  /** Made by the build; null where it has none. */
  readonly brotli: Buffer | null
  readonly etag: string
}

function assetOf(type: string, body: Buffer, brotli: Buffer | null = null): Asset {
  const packed = /text|json|svg/.test(type) ? gzipSync(body, { level: 9 }) : null
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type, body, gzip: packed, brotli, etag }
}

async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const type = contentTypes.get(extname(entry.name))
    if (!entry.isFile() || type === undefined) continue
    const path = join(entry.parentPath, entry.name)
    const brotli = await readFile(`${path}.br`).catch(() => null)
    const address = `/${path.slice(folder.length + 1).replaceAll('\\', '/')}`
    assets.set(address, assetOf(type, await readFile(path), brotli))
  }
  return assets
}

/**
 * The content security policy of the portal's pages. Styles: antd writes inline style attributes. Violations are sent to
 * `reportPath` by `report-uri`, which every browser knows; with `report-to` beside it, some browsers send nothing.
 */
const pagePolicy = ({ frameOrigins = [], connectOrigins = [], reportPath }: PortalFiles): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // training videos with their captions, and a recording that the page holds in memory
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // rich text is cleaned by DOMPurify's policy; the portal's default one admits no markup at all
    'trusted-types dompurify default',
    ...(reportPath === undefined ? [] : [`report-uri ${reportPath}`]),
  ].join('; ')

const ownFeatures = [
  'autoplay',
  'camera',
  'clipboard-write',
  'fullscreen',
  'microphone',
  'publickey-credentials-create',
  'publickey-credentials-get',
]
const noFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
/**
 * The device features that pages may use: camera and microphone for verifications and spoken questions, the clipboard for
 * ids, full screen for training videos, hardware keys for the sign-in. A framed site gets none. The policy has no wildcard, so each feature is listed.
 */
const permissionsPolicy = [
  ...ownFeatures.map((name) => `${name}=(self)`),
  ...noFeatures.map((name) => `${name}=()`),
].join(', ')

/** Paths that never fall back to the index page, so that a missing call or asset is a real 404. */
const noFallback = /^\/(api|tgfw-[a-z]+|assets|demo|errorLog)(\/|$)|\/\.|\.[a-z0-9]{2,5}$/i

export interface PortalFiles {
  /** Folder of the build. */
  readonly folder: string
  /** Files made at start, by path. The settings in /config.json are also written into every page. */
  readonly generated: Readonly<Record<string, string>>
  /** The calls' own addresses, which answer 405 to a wrong method. */
  readonly callPaths: ReadonlySet<string>
  readonly frameOrigins?: readonly string[] | undefined
  readonly connectOrigins?: readonly string[] | undefined
  /** Path that receives reports of resources blocked by the pages' policy. */
  readonly reportPath?: string | undefined
  /** The target of a short address. */
  readonly movedTo?: (url: string) => string | null
  /** The answers to the first calls of the person who opens a page; null for strangers. */
  readonly answersFor?: (request: FastifyRequest, reply: FastifyReply) => Promise<FirstAnswers | null>
}

/**
 * Serves the built portal from memory:
 * - hashed assets, cached for a year;
 * - the index page, never cached, at every other address of the portal. Signed-in people get the
 *   build's page that fetches the data of home immediately, with the answers to the first calls.
 */
export async function registerPortalFiles(app: FastifyInstance, files: PortalFiles): Promise<void> {
  const { folder, generated, callPaths, movedTo = () => null, answersFor = async () => null } = files
  const policy = pagePolicy(files)
  const assets = await loadAssets(folder)
  const settings = generated['/config.json'] ?? '{}'
  const [index, own] = ['/index.html', '/signed-in.html'].map((path) => assets.get(path)?.body.toString())
  assets.delete('/signed-in.html')
  if (index !== undefined) {
    const page = Buffer.from(indexPage(index, settings))
    assets.set('/index.html', assetOf(contentTypes.get('.html') as string, page))
  }
  const send = (request: FastifyRequest, reply: FastifyReply, asset: Asset) => {
    const { type, body, gzip, brotli, etag } = asset
    reply.type(type).header('etag', etag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (brotli !== null && takes(request, 'br')) return reply.header('content-encoding', 'br').send(brotli)
    return gzip !== null && takes(request, 'gzip')
      ? reply.header('content-encoding', 'gzip').send(gzip)
      : reply.send(body)
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Asset) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', policy)
    reply.header('permissions-policy', permissionsPolicy)
    const answers = await answersFor(request, reply)
    if (answers === null) return send(request, reply, page)
    const packs = takes(request, 'gzip')
    reply.type(page.type).header('vary', 'accept-encoding')
    if (packs) reply.header('content-encoding', 'gzip')
    return reply.send(ownPage(own ?? (index as string), settings, answers, packs))
  }
  app.route({
    method: 'GET',
    url: '/*',
    config: { platformRoute: 'portal files' },
    handler: async (request, reply) => {
      const path = request.url.split('?')[0] as string
      const moved = movedTo(request.url)
      if (moved !== null) return reply.header('cache-control', 'no-store').redirect(moved, 302)
      if (callPaths.has(path)) throw new Refusal(platformErrors.wrongMethod)
      const made = Object.hasOwn(generated, path) ? generated[path] : undefined
      if (made !== undefined) {
        return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(made)
      }
      const asset = assets.get(path)
      if (asset === undefined && noFallback.test(path)) throw new Refusal(platformErrors.noSuchCall)
      const found = asset ?? assets.get('/index.html')
      if (found === undefined) throw new Refusal(platformErrors.noSuchCall)
      if (found === assets.get('/index.html')) return sendPage(request, reply, found)
      reply.header(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      return send(request, reply, found)
    },
  })
}

const takes = ({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean =>
  (headers['accept-encoding'] ?? '').split(/[,;\s]+/).includes(encoding)
