import { type Reader, raw, sql } from '@iisp/server'
import type { Assistant } from '../parts.ts'

interface Row {
  qaFunctionSwitch: '0' | '1'
  gptMode: '0' | '1'
}
export const modesOf = async (db: Reader, { gpt, speech }: Assistant) => ({
  ...(await db.one(
    raw(
      sql<Row>`SELECT qa_function_switch AS "qaFunctionSwitch", gpt_mode AS "gptMode" FROM assistant.setting`,
    ),
  )),
  gptReady: gpt !== null,
  voiceReady: speech !== null,
})
