import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { Refusal, platformErrors } from '@iisp/contract'
import { parseJson } from './parse-json.ts'
import { formType, readQuery } from './parse-query.ts'

/** The type of the reports that browsers send when a page's security policy blocked something. */
export const reportType = 'application/csp-report'

/** Decodes a body. Bytes that are not UTF-8 are refused instead of replaced. */
function textOf(body: string | Buffer): string {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
  if (!isUtf8(bytes)) throw new Refusal(platformErrors.badBody)
  return bytes.toString('utf8')
}

const json = (body: string | Buffer): unknown => {
  const text = textOf(body)
  return text.trim() === '' ? {} : parseJson(text)
}

/** Reads JSON and form bodies strictly and refuses every other type. The request's headers have been checked by then. */
export function addContentParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const add = (type: string, read: (body: string | Buffer) => unknown) =>
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
      try {
        done(null, read(body))
      } catch (error) {
        done(error as Error)
      }
    })
  add('application/json', json)
  add(formType, (body) => readQuery(textOf(body)))
  add(reportType, json)
}
