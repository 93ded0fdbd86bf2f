import { type Canned, cannedDelete, cannedList, cannedSave } from '@iisp/assistant/contract'
import { Button } from '@iisp/ui/button'
import { Modal } from '@iisp/ui/modal'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { useAskAndDo, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { chatTexts } from './chat-texts.ts'
import css from './chat.module.css'

const invalidates = [cannedList]
const blank: Canned = { id: '', title: '', text: '' }

/** The dialog in which an operator adds, changes and deletes canned answers. */
export function CannedManager({ canned, onClose }: { canned: readonly Canned[]; onClose: () => void }) {
  const t = useText(chatTexts)
  const askAndDo = useAskAndDo()
  const [edited, setEdited] = useState<Canned | null>(null)
  if (edited) return <CannedForm edited={edited} onClose={() => setEdited(null)} />
  const remove = ({ id, title }: Canned) =>
    askAndDo(
      cannedDelete,
      { id },
      { content: t('deleteAsk', { title }), danger: true, okText: t('delete'), invalidates },
    )
  return (
    <Modal
      open
      title={t('manage')}
      size="middle"
      onCancel={onClose}
      footer={<Button onClick={() => setEdited(blank)}>{t('add')}</Button>}
    >
      <ul className={css.cannedList}>
        {canned.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{one.title}</strong>
              <p>{one.text}</p>
            </div>
            <Button type="link" onClick={() => setEdited(one)}>
              {t('edit')}
            </Button>
            <Button type="link" danger onClick={() => void remove(one)}>
              {t('delete')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

function CannedForm({ edited, onClose }: { edited: Canned; onClose: () => void }) {
  const t = useText(chatTexts)
  const save = useSend(cannedSave, { quiet: true, invalidates })
  const missing = (value: string) => value.trim() === '' && t('missing')
  const form = useDraftForm({
    name: `assistant.canned:${edited.id || 'new'}`,
    version: 1,
    initial: { title: edited.title, text: edited.text },
    faultsOf: ({ title, text }) => ({ title: missing(title), text: missing(text) }),
  })
  return (
    <FormDialog
      title={t('manage')}
      okText={t('save')}
      size="middle"
      form={form}
      onSubmit={async (values) => {
        await save.mutateAsync({ ...(edited.id !== '' && { id: edited.id }), ...values })
        form.forget()
        onClose()
      }}
      onClose={onClose}
    >
      <TextField label={t('cannedTitle')} required maxLength={60} {...form.field('title')} />
      <TextArea label={t('cannedText')} required max={1000} rows={5} {...form.field('text')} />
    </FormDialog>
  )
}
