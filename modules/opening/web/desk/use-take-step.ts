import { type Output, platformErrors, stateName } from '@iisp/contract'
import { type ApplicationRow, applicationFlow, type openingAccept } from '@iisp/opening/contract'
import { isRequestError, request, RequestError, toast, useInvalidate, useLocale, useText } from '@iisp/web'
import { affectedCalls } from '../application-changes.ts'
import { type DeskAction, type StepField, deskSteps } from './desk-steps.ts'
import { deskTexts } from './desk-texts.ts'

/** Takes a step in the version that the person saw. Refetches what is shown, also after a refusal. */
export function useTakeStep({ XMBH: xmbh, VERSION: version }: ApplicationRow) {
  const t = useText(deskTexts)
  const locale = useLocale()
  const invalidate = useInvalidate()
  return async (action: DeskAction, values: Partial<Record<StepField | 'reason', string>>): Promise<void> => {
    try {
      const input = { xmbh, version, ...values }
      const moved = await request(deskSteps[action].call, input as never, { quiet: true })
      const { status } = moved as Output<typeof openingAccept>
      toast.success(t('done', { xmbh, state: stateName(applicationFlow, status, locale) }))
    } catch (thrown) {
      const isConflict = isRequestError(thrown) && thrown.code === platformErrors.conflict.code
      throw isConflict ? new RequestError({ ...thrown, msg: t('changed') }) : thrown
    } finally {
      void invalidate(affectedCalls)
    }
  }
}
