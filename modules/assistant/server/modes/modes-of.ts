import type { Reader } from '@iisp/server'
import type { Assistant } from '../parts.ts'
import { q } from '../tables.ts'

export const modesOf = async (db: Reader, { gpt, speech }: Assistant) => ({
  ...(await db.one(
    q
      .selectFrom('assistant.setting')
      .select(['qa_function_switch as qaFunctionSwitch', 'gpt_mode as gptMode']),
  )),
  gptReady: gpt !== null,
  voiceReady: speech !== null,
})
