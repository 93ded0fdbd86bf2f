import type { Output } from '@iisp/contract'
import { applyList, approve } from '@iisp/approval/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { ReasonDialog } from '@iisp/ui/reason-dialog'
import { isRequestError, toast, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { approvalTexts } from '../approval-texts.ts'
import css from './desk.module.css'

interface Props {
  readonly application: Output<typeof applyList>['list'][number]
  readonly onDecided: () => void
}

/** Approves after a question, or refuses with the reason that the applicant's record keeps. */
export function Decision({ application, onDecided }: Props) {
  const t = useText(approvalTexts)
  const confirm = useConfirm()
  const [refusing, setRefusing] = useState(false)
  const deciding = useSend(approve, { invalidates: [applyList], quiet: true })
  const { id, applicant, institutionName: manager, busiName: busi } = application

  /** Gives the refusal's text, or nothing where it worked. */
  const decide = async (result: 'pass' | 'refuse', remark = ''): Promise<string | undefined> => {
    try {
      await deciding.mutateAsync({ id, result, remark })
      toast.success(t(result === 'pass' ? 'passed' : 'refused'))
      setRefusing(false)
      onDecided()
      return undefined
    } catch (thrown) {
      if (isRequestError(thrown)) return thrown.msg
      throw thrown
    }
  }
  const content = t('passQuestion', { applicant, manager, busi })
  return (
    <div className={css.decision}>
      <Button danger onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
      <Button
        type="primary"
        onClick={() => void confirm({ content, okText: t('pass'), run: () => decide('pass') })}
      >
        {t('pass')}
      </Button>
      {refusing && (
        <ReasonDialog
          title={t('refuse')}
          danger
          label={t('remark')}
          missing={t('remarkMissing')}
          onCancel={() => setRefusing(false)}
          onSend={(remark) => decide('refuse', remark)}
        />
      )}
    </div>
  )
}
