import { type Handler, type Reader, raw, reader, sql, writer } from '@iisp/server'
import { currentSystemGPTMode as readCall, setSystemGPTMode as writeCall } from '../contract/modes.ts'
import type { Assistant } from './parts.ts'

interface Row {
  qaFunctionSwitch: '0' | '1'
  gptMode: '0' | '1'
}
const modesOf = async (db: Reader, { gpt, speech }: Assistant) => ({
  ...(await db.one(
    raw(
      sql<Row>`SELECT qa_function_switch AS "qaFunctionSwitch", gpt_mode AS "gptMode" FROM assistant.setting`,
    ),
  )),
  gptReady: gpt !== null,
  voiceReady: speech !== null,
})

export const currentSystemGPTMode = (assistant: Assistant): Handler =>
  reader(readCall, ({ db }) => modesOf(db, assistant))

export const setSystemGPTMode = (assistant: Assistant): Handler =>
  writer(writeCall, async ({ db, actor }, { qaFunctionSwitch, gptMode }) => {
    await db.run(
      raw(sql`UPDATE assistant.setting SET qa_function_switch = ${qaFunctionSwitch}, gpt_mode = ${gptMode}`),
    )
    db.audit({
      institutionId: actor.institutionId,
      action: 'assistant.set-modes',
      object: 'assistant',
      detail: { qaFunctionSwitch, gptMode },
    })
    return modesOf(db, assistant)
  })
