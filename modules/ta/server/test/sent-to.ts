import { inflateRawSync } from 'node:zlib'
import { newKey } from '@iisp/testing/test-client'
import type { stageIisp } from '@iisp/testing/stage-iisp'
import { expect } from 'vitest'
import { exchangeSend } from '../../contract/exchange/sends.ts'
import { type RecordValues, openDataFile, profiles } from '../../rules/exchange/index.ts'

export const csdc21 = profiles.get('csdc-2.1')!

/** The files of an archive by name, from its directory. */
function unzipped(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  for (let at = archive.indexOf('PK\u0001\u0002'); at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
    const [packed, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const begins = archive.readUInt32LE(at + 42)
    const from = begins + 30 + archive.readUInt16LE(begins + 26) + archive.readUInt16LE(begins + 28)
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString()
    files.set(name, inflateRawSync(archive.subarray(from, from + packed)))
  }
  return files
}
export async function* bytes(content: Buffer) {
  yield content
}
export async function recordsOf(content: Buffer): Promise<RecordValues[]> {
  const { records } = await openDataFile(bytes(content), csdc21)
  const read: RecordValues[] = []
  for await (const { values, faults } of records) {
    expect(faults).toEqual([])
    read.push(values)
  }
  return read
}
/** The files of a day for a distributor, by name, and the records of one type. */
export async function sentTo(stage: ReturnType<typeof stageIisp>, distributor: string, confirmedOn: string) {
  const cookie = [...stage.caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${stage.iisp.origin}${exchangeSend.path}`, {
    method: 'POST',
    headers: {
      cookie,
      'x-trace-id': newKey(),
      'content-type': 'application/json',
      origin: stage.iisp.origin,
    },
    body: JSON.stringify({ profile: 'csdc-2.1', distributor, confirmedOn }),
  })
  expect(answer.status).toBe(200)
  const files = unzipped(Buffer.from(await answer.arrayBuffer()))
  const records = async (type: string): Promise<RecordValues[]> => {
    const found = [...files].find(([name]) => name.endsWith(`_${type}.TXT`) && name.startsWith('OFD_'))
    return found === undefined ? [] : recordsOf(found[1])
  }
  return { files, records }
}
