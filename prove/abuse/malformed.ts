import { newKey } from '@iisp/testing/test-client'
import { head, rawRequest, statusOf } from '@iisp/testing/raw-request'
import type { Attack, Stage } from './attack.ts'

const accounts = ['lin.jing', 'zhou.hang', 'shen.li', 'gu.min', 'zhao.tuo', 'guan.li']
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=cut'
const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]))))
const part = (name: string, file: string | readonly number[]) =>
  bytes(
    `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n{"a":1,"a":2}\r\n--cut\r\nContent-Disposition: form-data; name="file"; filename="`,
    file,
    '"\r\n\r\n%PDF-1.4\r\n--cut--\r\n',
  )

/** Bodies that every call must refuse without a server error. */
const malformed: readonly (readonly [type: string, body: Buffer])[] = [
  [json, bytes('{"a":"', [0xc3], '"}')],
  [json, bytes('{"a":"', [0xed, 0xa0, 0x80], '"}')],
  [json, bytes([0xff, 0xfe], '{"a":1}')],
  [json, bytes('{"a":"\\u0000"}')],
  [json, bytes('{"a":"\\ud83d"}')],
  [json, bytes('{"a":1,"\\u0061":2}')],
  [json, bytes('{"constructor":{"prototype":{}}}')],
  [json, bytes('['.repeat(900))],
  [json, bytes('{"a":1e999,"b":')],
  [`${json}; charset=gbk`, bytes('{"a":"', [0xbb, 0xae], '"}')],
  [`${json}; charset=utf-16`, bytes([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
  [form, bytes('about={"a":1,"a":2}&ids=["\\u0000"]')],
  [form, bytes('a=%c3&b=%ed%a0%80')],
  [multipart, part('about', 'a\0b.pdf')],
  [multipart, part('about', [0xc3, 0x28])],
  [multipart, bytes('--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF')],
]

/** The paths of all POST calls, from the portal's OpenAPI document. */
async function postPaths(stage: Stage): Promise<string[]> {
  const administrator = await stage.signIn('guan.li')
  const { text } = await administrator.raw('GET', '/openapi.json')
  const { paths } = JSON.parse(text) as { paths: Record<string, object> }
  return Object.entries(paths)
    .filter(([, methods]) => 'post' in methods)
    .map(([path]) => path)
}

/** Sends malformed bodies to every call, as people with and without access. */
export const malformedBodies: Attack = {
  name: 'malformed',
  async run(stage) {
    const paths = await postPaths(stage)
    const people = await Promise.all(accounts.map((account) => stage.signIn(account)))
    const pick = <T>(items: readonly T[]) => items[Math.floor(stage.random() * items.length)] as T
    const send = async () => {
      const [path, [type, body]] = [pick(paths), pick(malformed)]
      const asked = head('POST', path, {
        cookie: `sessionId=${pick(people).cookies.get('sessionId')}`,
        'content-type': type,
        'content-length': body.length,
        'x-trace-id': newKey(),
        'idempotency-key': newKey(),
        'user-agent': 'malformed',
      })
      const status = statusOf(await rawRequest(stage.origin, asked, body))
      stage.check(
        status >= 400 && status < 500,
        `${path} answers ${status} to ${type} ${JSON.stringify(body.subarray(0, 60).toString('latin1'))}`,
      )
    }
    const tries = Math.ceil(4000 * stage.scale)
    await stage.under(`${paths.length} calls`, async () => {
      let left = tries
      const sender = async () => {
        while (left-- > 0) await send()
      }
      await Promise.all(Array.from({ length: 4 }, sender))
      return tries
    })
  },
}
