import { chatDeskColleagues, chatDeskDetail, chatDeskHandOver, chatDeskList } from '@iisp/assistant/contract'
import { Modal } from '@iisp/ui/modal'
import { PersonPicker } from '@iisp/ui/person-picker'
import { TextField } from '@iisp/ui/text-field'
import { useCall, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { chatTexts } from './chat-texts.ts'

/** To whom a chat goes on. */
export function HandOver({ chatId, onClose }: { chatId: string; onClose: () => void }) {
  const t = useText(chatTexts)
  const colleagues = useCall(chatDeskColleagues, {}, { quiet: true })
  const [to, setTo] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const send = useSend(chatDeskHandOver, { invalidates: [chatDeskDetail, chatDeskList], onSuccess: onClose })
  const none = colleagues.data?.length === 0
  return (
    <Modal
      open
      title={t('handOver')}
      onCancel={onClose}
      onOk={() => {
        setAsked(true)
        if (to !== null) send.mutate({ chatId, to, note })
      }}
      okText={t('handOver')}
      okDisabled={none}
      busy={send.isPending}
    >
      {none ? (
        <p>{t('noColleague')}</p>
      ) : (
        <>
          <PersonPicker
            label={t('colleague')}
            required
            value={to}
            onChange={setTo}
            loading={colleagues.isFetching}
            people={colleagues.data ?? []}
            failure={colleagues.error?.msg}
            onOpen={() => colleagues.isError && void colleagues.refetch()}
            error={asked && to === null ? t('colleagueMissing') : undefined}
          />
          <TextField label={t('note')} value={note} onChange={setNote} maxLength={200} />
        </>
      )}
    </Modal>
  )
}
