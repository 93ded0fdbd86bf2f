import fc from 'fast-check'
import type { Call } from '@iisp/contract'
import { type TestClient, newKey } from '@iisp/testing/test-client'
import { valid } from './arbitrary.ts'

/** Limit of the size of a reading call's answer, in bytes, whatever was stored before. */
export const mostBytes = 1_000_000
/** Number of concurrent requests. */
const hands = 8

/** An input of the largest size that the contract accepts: texts are padded, and names numbered so that they are distinct. */
function largest(input: unknown, n: number): unknown {
  if (Array.isArray(input)) return input.map((item) => largest(item, n))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      /^(?:tableId|menuCode)$/.test(key) ? `table.${n}` : largest(value, n),
    ]),
  )
}

/** Makes a writing call many times with different inputs. Returns the answers that were server errors. */
export async function writeMany(
  call: Call,
  client: TestClient,
  count: number,
  seed: number,
): Promise<string[]> {
  const inputs = fc.sample(valid(call.input), { seed, numRuns: Math.min(count, 200) })
  const faults: string[] = []
  let next = 0
  const work = async () => {
    while (next < count) {
      const n = next++
      const input = withColumns(call, largest(inputs[n % inputs.length], n))
      const answer = await client.raw(
        'POST',
        call.path,
        JSON.stringify(input),
        call.idempotent === 'key' ? { 'idempotency-key': newKey() } : {},
      )
      if (answer.status >= 500) faults.push(`${answer.status} ${answer.text.slice(0, 100)}`)
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  return faults
}

const columns = JSON.stringify(
  Array.from({ length: 90 }, (_, n) => ({ key: `column-${n}-${'x'.repeat(30)}`, width: 120, visible: true })),
)
const displayed = JSON.stringify(
  Array.from({ length: 90 }, (_, n) => ({ DISPLAY_FIELD: `COLUMN_${n}_${'X'.repeat(30)}`, IS_DISPLAY: '1' })),
)

/** Sets texts that contain JSON, which random texts never match. */
function withColumns(call: Call, input: unknown): unknown {
  const fields = (call.input as { properties?: object }).properties ?? {}
  return {
    ...(input as object),
    ...('headerJson' in fields ? { headerJson: columns } : {}),
    ...('displayField' in fields ? { displayField: displayed } : {}),
  }
}

/** Size of a reading call's answer without input, in bytes; null if it needs input. */
export async function answerBytes(call: Call, client: TestClient): Promise<number | null> {
  const { required = [] } = call.input as { required?: readonly string[] }
  if (required.length > 0 || call.answer === 'file' || call.body === 'upload') return null
  const answer = await client.raw(call.methods[0], call.path, call.methods[0] === 'GET' ? undefined : '{}')
  return Buffer.byteLength(answer.text)
}
