import { defineWrite, t } from '@iisp/contract'
import { identityErrors as e } from './errors.ts'
import { uuid } from './sign-in.ts'

/**
 * For other modules, before they answer an anonymous caller: uses up the pass of a solved puzzle.
 * Refuses if this browser and network have not solved it in the last two minutes. `device`
 * identifies the browser of the caller's request.
 */
export const usePuzzlePass = defineWrite({
  summary: { zh: '使用已通过的滑块验证', en: 'Use the pass of a solved puzzle' },
  path: '/module/identity/usePuzzlePass',
  input: t.strict({ uuid, device: t.text(100, 1) }),
  errors: [e.sliderWrong, e.sliderExpired],
  access: { who: 'module' },
  idempotent: 'no',
})
