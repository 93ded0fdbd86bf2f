import { useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { applyConfirm, applyDecide } from '../../contract/applications/apply.ts'
import { progressTexts } from './progress-texts.ts'

/** A decision that needs a reason: the other manager's, or the register's. */
export type Asked = 'decline' | 'return' | 'reject'
interface Props {
  readonly asked: Asked
  readonly application: Pick<ApplicationRow, 'SQID' | 'version'>
  readonly onCancel: () => void
  readonly onDone: () => void
}
const invalidates = [getApplyInfoList]

/** Asks for the reason of a decision, and sends both. */
export function DecisionReason({ asked, application, onCancel, onDone }: Props) {
  const t = useText(progressTexts)
  const { SQID: id, version } = application
  const dialog = {
    label: t(`reasonOf.${asked}`),
    max: 300,
    missing: t('reasonMissing'),
    onCancel,
    invalidates,
    done: t(`done.${asked}`),
    onDone,
  }
  return asked === 'decline' ? (
    <AskReason
      {...dialog}
      title={t('decline')}
      call={applyConfirm}
      inputOf={(reason) => ({ id, result: '0' as const, reason, version })}
    />
  ) : (
    <AskReason
      {...dialog}
      title={t(`actions.${asked}`)}
      danger={asked === 'reject'}
      call={applyDecide}
      inputOf={(reason) => ({ id, version, action: asked, reason })}
    />
  )
}
