import { type Handler, writer } from '@iisp/server'
import { setSystemGPTMode as call } from '../../contract/modes.ts'
import type { Assistant } from '../parts.ts'
import { modesOf } from './modes-of.ts'
import { q } from '../tables.ts'

export const setSystemGPTMode = (assistant: Assistant): Handler =>
  writer(call, async ({ db, actor }, { qaFunctionSwitch, gptMode }) => {
    await db.run(
      q.updateTable('assistant.setting').set({ qa_function_switch: qaFunctionSwitch, gpt_mode: gptMode }),
    )
    db.audit({
      institutionId: actor.institutionId,
      action: 'assistant.set-modes',
      object: 'assistant',
      detail: { qaFunctionSwitch, gptMode },
    })
    return modesOf(db, assistant)
  })
