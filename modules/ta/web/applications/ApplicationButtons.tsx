import { Button, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import type { ApplicationFull } from '../../contract/applications/application.ts'
import { applicationWithdraw } from '../../contract/applications/applications.ts'
import { applicationCalls } from './application-calls.ts'
import { applicationTexts } from './application-texts.ts'
import { useSubmitApplication } from './use-submit-application.ts'

interface Props {
  readonly application: ApplicationFull
  readonly onEdit: () => void
}

/** Actions for the person who entered an application: change, submit, withdraw. */
export function ApplicationButtons({ application, onEdit }: Props) {
  const t = useText(applicationTexts)
  const askAndDo = useAskAndDo()
  const { ask } = useSubmitApplication()
  const { id, version, applicationNo: number, actions } = application
  const withdraw = () =>
    askAndDo(
      applicationWithdraw,
      { id, version, reason: '' },
      {
        content: t('withdrawAsk', { number }),
        okText: t('withdraw'),
        danger: true,
        done: t('withdrawn'),
        invalidates: applicationCalls,
      },
    )
  return (
    <ButtonRow>
      {actions.includes('withdraw') && (
        <Button danger onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
      {actions.includes('save') && <Button onClick={onEdit}>{t('edit')}</Button>}
      {actions.includes('submit') && (
        <Button type="primary" onClick={() => void ask({ id, version, number })}>
          {t('submit')}
        </Button>
      )}
    </ButtonRow>
  )
}
