import { platformErrors } from '@iisp/contract'
import { isRequestError, toast, useText } from '@iisp/web'
import { formTexts } from '../form-texts.ts'
import { refusedFields } from './refused-fields.ts'
import type { Faults } from './use-faults.ts'

/** Shows why saving or submitting failed: beside the fields concerned, or as a message with the way to reload. */
export function useSendingErrors(faults: Faults, onReload: () => void) {
  const t = useText(formTexts)
  return (error: unknown): void => {
    if (!isRequestError(error)) throw error
    const names = error.kind === 'answer' ? refusedFields(error) : []
    if (names.length > 0) return faults.refuse(names.map((name) => ({ name, message: error.msg })))
    if (error.shown || error.kind === 'aborted') return
    const changed = error.code === platformErrors.conflict.code
    toast.warning(error.msg, {
      duration: 8_000,
      ...(changed && { action: { label: t('reload'), run: onReload } }),
    })
  }
}
