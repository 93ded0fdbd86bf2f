import type { Output } from '@iisp/contract'
import { applyList, approve } from '@iisp/approval/contract'
import { Button, ButtonRow } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { approvalTexts } from '../approval-texts.ts'

interface Props {
  readonly application: Output<typeof applyList>['list'][number]
  readonly onDecided: () => void
}

/** Approves after a question, or refuses with a reason, which the applicant's record keeps. */
export function Decision({ application, onDecided }: Props) {
  const t = useText(approvalTexts)
  const askAndDo = useAskAndDo()
  const [refusing, setRefusing] = useState(false)
  const { id, applicant, institutionName: manager, busiName: busi } = application
  const pass = async () => {
    const passed = await askAndDo(
      approve,
      { id, result: 'pass', remark: '' },
      {
        content: t('passQuestion', { applicant, manager, busi }),
        okText: t('pass'),
        done: t('passed'),
        invalidates: [applyList],
      },
    )
    if (passed) onDecided()
  }
  return (
    <ButtonRow>
      <Button danger onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
      <Button type="primary" onClick={() => void pass()}>
        {t('pass')}
      </Button>
      {refusing && (
        <AskReason
          title={t('refuse')}
          danger
          label={t('remark')}
          missing={t('remarkMissing')}
          onCancel={() => setRefusing(false)}
          call={approve}
          inputOf={(remark) => ({ id, result: 'refuse' as const, remark })}
          invalidates={[applyList]}
          done={t('refused')}
          onDone={() => {
            setRefusing(false)
            onDecided()
          }}
        />
      )}
    </ButtonRow>
  )
}
