import type { OrderDetail } from '@iisp/transfers/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { later, useLater } from '@iisp/ui/later'
import { useText } from '@iisp/web'
import { formTexts } from '../form-texts.ts'

/** Loaded while the form is being filled in. */
const question = later(() => import('../../steps/StepQuestion.tsx'))

/**
 * Asks for confirmation before an order is submitted, as its drawer does. Asks again with `doubt` if the server
 * reported one.
 */
export function useSubmitQuestion() {
  const t = useText(formTexts)
  const confirm = useConfirm()
  useLater(question)
  return async (order: OrderDetail, doubt?: string): Promise<boolean> => {
    const { StepQuestion } = await question.load()
    return confirm({
      title: t('submit'),
      okText: t(doubt === undefined ? 'submit' : 'submitAnyway'),
      danger: doubt !== undefined,
      content: <StepQuestion order={order} step="submit" doubt={doubt} />,
    })
  }
}
