import { PassThrough } from 'node:stream'
import { type FileAnswer, type Handler, type PersonActor, sessionHandler } from '@iisp/server'
import { aidialogApiReplyStream as call } from '../../contract/dialog.ts'
import type { Assistant } from '../parts.ts'
import type { Line } from './line.ts'
import { admit, reply } from './reply.ts'

export const aidialogApiReplyStream = (assistant: Assistant): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx, input) => {
    await admit(assistant, ctx, input)
    const gone = new AbortController()
    const stream = new PassThrough()
    stream.once('close', () => gone.abort())
    void pour(reply(assistant, ctx, input, gone.signal), stream)
    const answer: FileAnswer = {
      filename: 'answer.txt',
      contentType: 'text/event-stream; charset=utf-8',
      stream,
    }
    return answer
  })

/** An event for each part. A failure ends the stream without `done`, which the page takes for one. */
async function pour(lines: AsyncGenerator<Line>, stream: PassThrough): Promise<void> {
  try {
    for await (const line of lines) if (!stream.destroyed) stream.write(`data: ${JSON.stringify(line)}\n\n`)
    stream.end()
  } catch (error) {
    stream.destroy(error as Error)
  }
}
