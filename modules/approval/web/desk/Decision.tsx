import type { Output } from '@iisp/contract'
import { applyList, approve } from '@iisp/approval/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
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
  const [remark, setRemark] = useState('')
  const [fault, setFault] = useState('')
  const deciding = useSend(approve, { invalidates: [applyList], quiet: true })
  const { id, applicant, institutionName: manager, busiName: busi } = application

  /** Gives the refusal's text, or nothing where it worked. */
  const decide = async (result: 'pass' | 'refuse'): Promise<string | undefined> => {
    try {
      await deciding.mutateAsync({ id, result, remark: remark.trim() })
      toast.success(t(result === 'pass' ? 'passed' : 'refused'))
      setRefusing(false)
      onDecided()
      return undefined
    } catch (thrown) {
      if (isRequestError(thrown)) return thrown.msg
      throw thrown
    }
  }
  const refuse = async () => {
    if (remark.trim() === '') return setFault(t('remarkMissing'))
    setFault((await decide('refuse')) ?? '')
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
        <Modal
          open
          title={t('refuse')}
          onCancel={() => setRefusing(false)}
          onOk={() => void refuse()}
          okText={t('refuse')}
          danger
          busy={deciding.isPending}
        >
          <TextArea
            label={t('remark')}
            required
            max={200}
            rows={4}
            value={remark}
            error={fault}
            onChange={(text) => {
              setRemark(text)
              setFault('')
            }}
          />
        </Modal>
      )}
    </div>
  )
}
