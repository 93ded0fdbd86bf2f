import { type Canned, cannedDelete, cannedList, cannedSave } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useCall, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { chatTexts } from './chat-texts.ts'
import css from './chat.module.css'

/** Sentences to put into an answer, and the dialog that keeps them. */
export function CannedAnswers({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useText(chatTexts)
  const canned = useCall(cannedList, {})
  const [managing, setManaging] = useState(false)
  return (
    <div className={css.canned}>
      <select
        aria-label={t('canned')}
        value=""
        onChange={(event) => {
          const chosen = canned.data?.find(({ id }) => id === event.target.value)
          if (chosen) onChoose(chosen.text)
        }}
      >
        <option value="">{t('canned')}</option>
        {canned.data?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Button type="link" onClick={() => setManaging(true)}>
        {t('manage')}
      </Button>
      {managing && <ManageCanned canned={canned.data ?? []} onClose={() => setManaging(false)} />}
    </div>
  )
}

const fresh = { id: '', title: '', text: '' }

function ManageCanned({ canned, onClose }: { canned: readonly Canned[]; onClose: () => void }) {
  const t = useText(chatTexts)
  const ask = useConfirm()
  const [edited, setEdited] = useState<Canned | null>(null)
  const [asked, setAsked] = useState(false)
  const save = useSend(cannedSave, { invalidates: [cannedList], onSuccess: () => setEdited(null) })
  const remove = useSend(cannedDelete, { invalidates: [cannedList] })
  const missing = edited !== null && (edited.title.trim() === '' || edited.text.trim() === '')
  const begin = (one: Canned) => {
    setAsked(false)
    setEdited(one)
  }
  const submit = () => {
    setAsked(true)
    if (edited === null || missing) return
    const { id, title, text } = edited
    save.mutate({ ...(id !== '' && { id }), title, text })
  }
  const drop = async (one: Canned) => {
    if (await ask({ content: t('deleteAsk', { title: one.title }), danger: true, okText: t('delete') }))
      remove.mutate({ id: one.id })
  }
  return (
    <Modal
      open
      title={t('manage')}
      size="middle"
      onCancel={onClose}
      footer={
        edited === null ? (
          <Button onClick={() => begin(fresh)}>{t('add')}</Button>
        ) : (
          <Button type="primary" loading={save.isPending} onClick={submit}>
            {t('save')}
          </Button>
        )
      }
    >
      {edited === null ? (
        <ul className={css.cannedList}>
          {canned.map((one) => (
            <li key={one.id}>
              <div>
                <strong>{one.title}</strong>
                <p>{one.text}</p>
              </div>
              <Button type="link" onClick={() => begin(one)}>
                {t('edit')}
              </Button>
              <Button type="link" danger onClick={() => void drop(one)}>
                {t('delete')}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <TextField
            label={t('cannedTitle')}
            required
            maxLength={60}
            value={edited.title}
            onChange={(title) => setEdited({ ...edited, title })}
          />
          <TextArea
            label={t('cannedText')}
            required
            max={1000}
            rows={5}
            value={edited.text}
            onChange={(text) => setEdited({ ...edited, text })}
            error={asked && missing ? t('missing') : undefined}
          />
        </>
      )}
    </Modal>
  )
}
