import { getNoticeManager, noticeRelatedPerson } from '@iisp/transfers/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { Button } from '@iisp/ui/button'
import { Skeleton } from '@iisp/ui/skeleton'
import { toast, useCall, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { noticeTypes } from '../../rules/messages/order-messages.ts'
import { orderTexts } from '../orders/order-texts.ts'
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
  const { action, role } = noticeTypes[type]
  const title = useText(orderTexts)(`action.${action}`)
  const { data, error: failed, refetch } = useCall(getNoticeManager, {}, { quiet: true })
  const notice = useSend(noticeRelatedPerson, { quiet: true })
  const people = data?.filter((person) => person.ROLE === role)
  const form = useForm({
    initial: { excluded: [] as readonly string[] },
    faultsOf: ({ excluded }) => ({ excluded: people?.length === excluded.length && t('choose') }),
  })
  const { excluded } = form.values
  const send = async () => {
    const persons = people?.filter(({ EMAIL }) => !excluded.includes(EMAIL)) ?? []
    await notice.mutateAsync({ zlId: orderId, type, persons: persons.map(({ EMAIL }) => ({ email: EMAIL })) })
    toast.success(t('sent'))
    onClose()
  }
  const toggle = (email: string, on: boolean) =>
    form.set({ excluded: on ? excluded.filter((one) => one !== email) : [...excluded, email] })
  const fault = form.field('excluded').error
  return (
    <FormDialog
      title={title}
      okText={t('send')}
      okDisabled={!people?.length}
      form={form}
      onSubmit={send}
      onClose={onClose}
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
              checked={!excluded.includes(EMAIL)}
              onChange={(on) => toggle(EMAIL, on)}
            />
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className={css.error}>
          {fault}
        </p>
      )}
    </FormDialog>
  )
}
