import { getNoticeManager, noticeRelatedPerson } from '@iisp/transfers/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { Button } from '@iisp/ui/button'
import { Modal } from '@iisp/ui/modal'
import { Skeleton } from '@iisp/ui/skeleton'
import { toast, useCall, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { noticeTypes } from '../../rules/messages/order-messages.ts'
import css from './remind.module.css'
import { remindTexts } from './remind-texts.ts'

interface Props {
  readonly orderId: string
  /** 1 the order's reviewers, 2 its signers. */
  readonly type: '1' | '2'
  readonly onClose: () => void
}

/** Selects whom to remind; everybody is preselected. */
export function RemindDialog({ orderId, type, onClose }: Props) {
  const t = useText(remindTexts)
  const { data, error: failed, refetch } = useCall(getNoticeManager, {}, { quiet: true })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState('')
  const people = data?.filter((person) => person.ROLE === noticeTypes[type].role)
  const chosen = people?.filter((person) => !left.has(person.EMAIL)) ?? []
  const notice = useSend(noticeRelatedPerson, {
    quiet: true,
    onSuccess: () => {
      toast.success(t('sent'))
      onClose()
    },
    onError: (refused) => setError(refused.msg),
  })
  const send = () => {
    if (chosen.length === 0) return setError(t('choose'))
    notice.mutate({ zlId: orderId, type, persons: chosen.map(({ EMAIL }) => ({ email: EMAIL })) })
  }
  const toggle = (email: string, on: boolean) => {
    const next = new Set(left)
    if (on) next.delete(email)
    else next.add(email)
    setLeft(next)
    setError('')
  }
  return (
    <Modal
      open
      title={t(`open.${type}`)}
      okText={t('send')}
      okDisabled={!people?.length}
      busy={notice.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <p className={css.hint}>{t('hint')}</p>
      {failed && !people && (
        <p role="alert" className={css.error}>
          {failed.msg} <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </p>
      )}
      {!people && !failed && <Skeleton />}
      {people?.length === 0 && <p>{t(`nobody.${type}`)}</p>}
      <ul className={css.people}>
        {people?.map(({ USERID, NAME, PHONE, EMAIL }) => (
          <li key={USERID}>
            <CheckBox
              label={`${NAME} ${PHONE} ${EMAIL}`}
              checked={!left.has(EMAIL)}
              onChange={(on) => toggle(EMAIL, on)}
            />
          </li>
        ))}
      </ul>
      {error !== '' && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </Modal>
  )
}
