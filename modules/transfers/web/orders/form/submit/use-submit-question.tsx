import type { OrderDetail } from '@iisp/transfers/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { later, useLater } from '@iisp/ui/later'
import { useText } from '@iisp/web'
import { formTexts } from '../form-texts.ts'

/** Fetched while the form is being filled in. */
const question = later(() => import('../../steps/StepQuestion.tsx'))

/** Asks before an order is submitted, as its drawer does; with `doubt` a second time, since the server hesitated. */
export function useSubmitQuestion() {
  const t = useText(formTexts)
  const confirm = useConfirm()
  useLater(question)
  return async (order: OrderDetail, doubt?: string): Promise<boolean> => {
    const { StepQuestion } = await question.want()
    return confirm({
      title: t('submit'),
      okText: t(doubt === undefined ? 'submit' : 'submitAnyway'),
      danger: doubt !== undefined,
      content: <StepQuestion order={order} step="submit" doubt={doubt} />,
    })
  }
}
