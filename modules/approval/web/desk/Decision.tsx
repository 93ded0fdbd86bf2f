import type { Output } from '@iisp/contract'
import { applyList, approve } from '@iisp/approval/contract'
import { Button } from '@iisp/ui/button'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useAskAndDo, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
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
  if (application.own) return <p className={css.own}>{t('own')}</p>
  return (
    <div className={css.decision}>
      <Button danger onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
      <Button type="primary" onClick={() => void pass()}>
        {t('pass')}
      </Button>
      {refusing && <Refusing id={id} onClose={() => setRefusing(false)} onRefused={onDecided} />}
    </div>
  )
}

interface RefusingProps {
  readonly id: string
  readonly onClose: () => void
  readonly onRefused: () => void
}
function Refusing({ id, onClose, onRefused }: RefusingProps) {
  const t = useText(approvalTexts)
  const refuse = useSend(approve, { invalidates: [applyList], quiet: true })
  const form = useForm({
    initial: { remark: '' },
    faultsOf: ({ remark }) => ({ remark: remark.trim() === '' && t('remarkMissing') }),
  })
  return (
    <FormDialog
      title={t('refuse')}
      okText={t('refuse')}
      danger
      form={form}
      onClose={onClose}
      onSubmit={async ({ remark }) => {
        await refuse.mutateAsync({ id, result: 'refuse', remark: remark.trim() })
        toast.success(t('refused'))
        onClose()
        onRefused()
      }}
    >
      <TextArea label={t('remark')} required max={200} rows={4} {...form.field('remark')} />
    </FormDialog>
  )
}
