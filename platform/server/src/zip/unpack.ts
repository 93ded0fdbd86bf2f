import { createInflateRaw } from 'node:zlib'
import { ZipFault } from './zip-fault.ts'

/** Packed bytes that go in at a time: they unpack to some megabytes at most, which are held. */
const stepBytes = 4096

/** Unpacks a deflated file, piece by piece. Throws a ZipFault where it is damaged or unpacks to other than the declared size. */
export async function* unpack(packed: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  const pieces: Uint8Array[] = []
  let seen = 0
  let broken = false
  inflate.on('error', () => (broken = true))
  inflate.on('data', (piece: Uint8Array) => {
    seen += piece.length
    if (seen > size) inflate.destroy(new Error('longer than declared'))
    else pieces.push(piece)
  })
  try {
    for await (const piece of packed) {
      for (let at = 0; at < piece.length && !broken; at += stepBytes) {
        await new Promise<void>((taken) => inflate.write(piece.subarray(at, at + stepBytes), () => taken()))
        yield* pieces.splice(0)
      }
      if (broken) break
    }
    if (!broken) {
      await new Promise<void>((done) => {
        inflate.once('close', done)
        inflate.end()
      })
    }
    yield* pieces.splice(0)
  } finally {
    inflate.destroy()
  }
  if (broken || seen !== size) throw new ZipFault('damaged')
}
