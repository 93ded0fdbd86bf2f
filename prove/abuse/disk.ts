import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type uploadPart as Part, fileUpload, partBytes, uploadPart, uploadStart } from '@iisp/files/contract'
import type { TestClient } from '@iisp/testing/test-client'
import type { Attack, Stage } from './attack.ts'

const purpose = 'transfers.attachment'
const parts = 7

/** Bytes in the file store, including temporary files. Files that disappear while counting are ignored. */
function bytesOnDisk(folder: string): number {
  const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
  return files
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => {
      return sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0)
    }, 0)
}

/** Watches the disk during a piece of work. Returns the highest number of bytes seen. */
async function mostOnDisk<T>(folder: string, work: () => Promise<T>): Promise<{ most: number; result: T }> {
  let most = 0
  let open = true
  const watch = (async () => {
    while (open) {
      most = Math.max(most, bytesOnDisk(folder))
      await pause(20)
    }
  })()
  const result = await work().finally(() => (open = false))
  await watch
  return { most, result }
}

function content(stage: Stage, bytes: number): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(bytes)
  // a random start makes contents distinct; the rest may be equal
  for (let at = 0; at < 16; at++) made[at] = Math.floor(stage.random() * 256)
  return made
}

function send(
  client: TestClient,
  call: typeof Part | typeof fileUpload,
  query: Record<string, string>,
  file: Uint8Array<ArrayBuffer>,
) {
  const body = new FormData()
  body.append('file', new Blob([file]), 'attack.pdf')
  return client.raw('POST', `${call.path}?${new URLSearchParams(query)}`, body)
}

/** Sends one part of an upload repeatedly, several requests at a time. */
async function resend(stage: Stage, client: TestClient, uploadId: string, hands: number): Promise<number> {
  const times = Math.ceil((400 * stage.scale) / hands)
  const one = async () => {
    for (let turn = 0; turn < times; turn++)
      await send(client, uploadPart, { uploadId, part: '0' }, content(stage, partBytes))
  }
  await Promise.all(Array.from({ length: hands }, one))
  return times * hands
}

/** Uploads files that are refused after arrival; nothing of them may remain. */
async function refused(stage: Stage, client: TestClient): Promise<number> {
  const times = Math.ceil(40 * stage.scale)
  for (let turn = 0; turn < times; turn++) {
    const file = content(stage, 5 * partBytes)
    file.set(new TextEncoder().encode('%PDF-1.7\n1 0 obj << /S /JavaScript >> endobj\n'))
    const { status } = await send(client, fileUpload, { purpose }, file)
    stage.check(status === 400 || status === 429, `a PDF with a script is answered with ${status}`)
  }
  return times
}

/** Tries to fill the disk beyond the quota, with parts that replace each other and with refused files. */
export const disk: Attack = {
  name: 'disk',
  async run(stage) {
    const client = await stage.signIn('lin.jing')
    const { uploadId } = await client.ok(uploadStart, {
      purpose,
      name: 'attack.pdf',
      size: parts * partBytes,
    })
    const before = bytesOnDisk(stage.folder)
    const bounded = async (label: string, bytes: number, attack: () => Promise<number>) => {
      const { most } = await mostOnDisk(stage.folder, () => stage.under(label, attack))
      const added = Math.round((most - before) / 1024 / 1024)
      console.log(`    at most ${added} MB more on the disk`)
      stage.check(most - before <= bytes, `${label}: ${added} MB more on the disk`)
    }
    const uploaded = parts * partBytes
    await bounded('one part again and again', uploaded + partBytes, () => resend(stage, client, uploadId, 1))
    await bounded('one part, ten at a time', uploaded + 10 * partBytes, () =>
      resend(stage, client, uploadId, 10),
    )
    await bounded('files that are refused', uploaded + 5 * partBytes, () => refused(stage, client))
    const left = bytesOnDisk(stage.folder) - before
    stage.check(left <= partBytes, `${Math.round(left / 1024 / 1024)} MB stay of one part`)
  },
}
