import { platformErrors, refuse } from '@iisp/contract'
import { type Handler, type PersonActor, type UploadedFile, sessionHandler, takeShared } from '@iisp/server'
import { speechRecognition as call } from '../contract/dialog.ts'
import { assistantErrors } from '../contract/errors.ts'
import { recordingKind } from '../rules/recording-kind.ts'
import { limits } from './limits.ts'
import type { Assistant } from './parts.ts'

/** A minute of speech is far smaller. */
const maxBytes = 5 * 1024 * 1024

/** The recording is sent to the recogniser and never stored. */
export const speechRecognition = (assistant: Assistant): Handler =>
  sessionHandler<typeof call, PersonActor>(call, async (ctx) => {
    if (assistant.speech === null) return refuse(assistantErrors.voiceNotSetUp)
    await ctx.transact((db) => takeShared(db, limits.speech, ctx.actor.personId, ctx.now))
    const bytes = await readAll(ctx.upload)
    if (bytes.length === 0) return refuse(assistantErrors.voiceEmpty)
    const kind = recordingKind(bytes) ?? refuse(assistantErrors.voiceFormat)
    const recording = new Blob([bytes], { type: kind.type })
    const text = (await assistant.speech.recognise(recording, `recording.${kind.extension}`)).trim()
    return text === '' ? refuse(assistantErrors.voiceEmpty) : { text: [...text].slice(0, 500).join('') }
  })

async function readAll(upload: UploadedFile | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of upload?.stream ?? []) {
    size += chunk.length
    if (size > maxBytes) refuse(platformErrors.tooLarge)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
